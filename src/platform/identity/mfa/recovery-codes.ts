import { createHmac, randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { type Context, nowOf } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import type { Person } from '../password/requests.ts'

const howMany = 10
/** Characters that cannot be confused with each other. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
const parts = 3
const partLength = 4

/**
 * Replaces all recovery codes by ten new ones and returns them; they cannot be read later. Only an HMAC with the
 * secrets key is stored, so the table alone does not allow guessing.
 */
export const makeRecoveryCodes = async (ctx: Context, person: Person): Promise<string[]> => {
  const codes = Array.from({ length: howMany }, newCode)
  await removeRecoveryCodes(ctx, person)
  const hashes = JSON.stringify(codes.map((code) => hashOf(ctx, { person, code })))
  await sql`insert into recovery_code ("userSite", "user", hash)
    select ${person.site}, ${person._id}, value from jsonb_array_elements_text(${hashes}::jsonb)`.execute(ctx[executor])
  return codes
}

/** Uses up a code. Returns false if it is not the user's or was used before. */
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

/** Ignores separators and case, for codes that are dictated or copied. */
const hashOf = (ctx: Context, { person, code }: { person: Person; code: string }) =>
  createHmac('sha256', ctx.app.sealing.key)
    .update(`recovery code\n${person.site}\n${person._id}\n${code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}`)
    .digest('hex')

const isOf = ({ site, _id }: Person) => sql<boolean>`"userSite" = ${site} and "user" = ${_id}`
