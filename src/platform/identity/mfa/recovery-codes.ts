import { createHmac, randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { type Context, nowOf } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import type { Person } from '../password/requests.ts'

const howMany = 10
/** Letters and figures that nobody takes for another one. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
const parts = 3
const partLength = 4

/**
 * Makes ten codes in the place of all that there were, and answers them: only here can they be read. Stored is a HMAC under
 * the key of secrets, so that nobody finds them by trying who has the table alone.
 */
export const makeRecoveryCodes = async (ctx: Context, person: Person): Promise<string[]> => {
  const codes = Array.from({ length: howMany }, newCode)
  await removeRecoveryCodes(ctx, person)
  const hashes = JSON.stringify(codes.map((code) => hashOf(ctx, { person, code })))
  await sql`insert into recovery_code ("userSite", "user", hash)
    select ${person.site}, ${person._id}, value from jsonb_array_elements_text(${hashes}::jsonb)`.execute(ctx[executor])
  return codes
}

/** Uses a code up; false when it is none of the person's, or was used before. */
export const takeRecoveryCode = async (ctx: Context, of: { person: Person; code: string }): Promise<boolean> => {
  const { numAffectedRows } = await sql`update recovery_code set "usedAt" = ${nowOf(ctx)}
    where ${isOf(of.person)} and hash = ${hashOf(ctx, of)} and "usedAt" is null`.execute(ctx[executor])
  return Number(numAffectedRows) === 1
}

export const recoveryCodesLeft = async (ctx: Context, person: Person): Promise<number> => {
  const { rows } = await sql<{ left: string }>`select count(*) as left from recovery_code
    where ${isOf(person)} and "usedAt" is null`.execute(ctx[executor])
  return Number(rows[0]!.left)
}

export const removeRecoveryCodes = async (ctx: Context, person: Person) => {
  await sql`delete from recovery_code where ${isOf(person)}`.execute(ctx[executor])
}

const newCode = () =>
  Array.from({ length: parts }, () =>
    Array.from({ length: partLength }, () => letters[randomInt(letters.length)]).join(''),
  ).join('-')

/** As it is read aloud or copied: without signs between, in either case. */
const hashOf = (ctx: Context, { person, code }: { person: Person; code: string }) =>
  createHmac('sha256', ctx.app.sealing.key)
    .update(`recovery code\n${person.site}\n${person._id}\n${code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}`)
    .digest('hex')

const isOf = ({ site, _id }: Person) => sql<boolean>`"userSite" = ${site} and "user" = ${_id}`
