import { sql } from 'kysely'
import { collectionOf } from '#platform/data/collection/catalogue.ts'
import { withWriteTransaction } from '#platform/data/collection/writing/write-transaction.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { keepHistory } from '#platform/data/history/keep-history.ts'
import type { Person } from '../password/requests.ts'
import { type Passkey, passkeysOf } from './passkeys.ts'
import { recoveryCodesLeft, removeRecoveryCodes } from './recovery-codes.ts'

/** With what a person proves that it is he, beside his password. */
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

/** Whether one of them counts: recovery codes alone are none, they replace one that was lost. */
export const hasFactor = ({ hasTotp, passkeys }: Factors) => hasTotp || passkeys.length > 0

/**
 * Whether who asks is a person without one; a program's key and the product itself are none. In a transaction he cannot lose
 * his own before it ends.
 */
export const lacksOwnFactor = async (ctx: Context): Promise<boolean> => {
  const { rows } = await sql<{ secondFactor: boolean }>`select "secondFactor" from "user"
    where site = ${ctx.viewer.home} and _id = ${ctx.viewer.id} for share`.execute(ctx[executor])
  return rows[0]?.secondFactor === false
}

/**
 * Brings the person's row in line with what he has now, in the transaction that changed it, and keeps in the history of the
 * row who did it. Without any factor his recovery codes open nothing, and go.
 */
export const noteFactors = async (ctx: Context, person: Person): Promise<boolean> => {
  const has = hasFactor(await factorsOf(ctx, person))
  if (!has) await removeRecoveryCodes(ctx, person)
  // Inside a transaction no site is looked up; of this one only the key is asked, for the history and the tag of the row.
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
