import { sql } from 'kysely'
import { collectionOf } from '#platform/data/collection/catalogue.ts'
import { withWriteTransaction } from '#platform/data/collection/writing/write-transaction.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { keepHistory } from '#platform/data/history/keep-history.ts'
import type { Person } from '../password/requests.ts'
import { type Passkey, passkeysOf } from './passkeys.ts'
import { recoveryCodesLeft, removeRecoveryCodes } from './recovery-codes.ts'

/** The second factors of a user. */
export interface Factors {
  hasTotp: boolean
  passkeys: Passkey[]
  recoveryLeft: number
}

export const factorsOf = async (ctx: Context, person: Person): Promise<Factors> => {
  const { rows } = await sql`select 1 from totp where "userSite" = ${person.site} and "user" = ${person._id}
    and "confirmedAt" is not null`.execute(ctx[executor])
  const passkeys = await passkeysOf(ctx, person)
  return { hasTotp: rows.length > 0, passkeys, recoveryLeft: await recoveryCodesLeft(ctx, person) }
}

/** Whether the user has a real factor. Recovery codes only replace a lost one. */
export const hasFactor = ({ hasTotp, passkeys }: Factors) => hasTotp || passkeys.length > 0

/**
 * Whether the viewer is a user without a second factor; API keys and the product itself are not users. In a transaction
 * the viewer cannot lose their factor before it ends.
 */
export const lacksOwnFactor = async (ctx: Context): Promise<boolean> => {
  const { rows } = await sql<{ secondFactor: boolean }>`select "secondFactor" from "user"
    where site = ${ctx.viewer.home} and _id = ${ctx.viewer.id} for share`.execute(ctx[executor])
  return rows[0]?.secondFactor === false
}

/**
 * Updates the user's row to their current factors in the same transaction, and records the change in its history.
 * Without any factor the recovery codes are useless and are deleted.
 */
export const noteFactors = async (ctx: Context, person: Person): Promise<boolean> => {
  const has = hasFactor(await factorsOf(ctx, person))
  if (!has) await removeRecoveryCodes(ctx, person)
  // Sites are not looked up inside a transaction. Only this site's id is used, for the history and the row's cache tag.
  const home: Context = { ...ctx, site: { ...ctx.site, _id: person.site } }
  const collection = collectionOf(home, 'user')
  await withWriteTransaction(home, collection, async (inside) => {
    const { rows } = await sql<{ version: number }>`update "user"
      set "secondFactor" = ${has}, version = version + 1, "updatedAt" = ${nowOf(ctx)}
      where site = ${person.site} and _id = ${person._id} and "secondFactor" <> ${has} returning version`.execute(
      inside[executor],
    )
    const changes = { secondFactor: { before: !has, after: has } }
    const written = rows.map(({ version }) => ({ _id: person._id, version, changes }))
    await keepHistory(inside, collection, { verb: 'update', rows: written })
  })
  return has
}
