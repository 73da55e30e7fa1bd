import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { type Context, nowOf } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { hashPassword, isPassword } from './password.ts'
import type { Person } from './requests.ts'

/** The hash of a password. With a salt, of the SHA-256 that an older client made of password and salt (guides U2). */
export interface Credential {
  hash: string
  salt: string | null
}

/** Stores the hash of a user's password. The table is not a collection, so no query, API or export can reach it. */
export const setCredential = async (ctx: Context, of: { user: string; site?: string; hash: string }) => {
  const { user, site = ctx.site._id, hash } = of
  await sql`insert into credential (site, "user", hash, salt, "updatedAt") values (${site}, ${user}, ${hash}, null, ${nowOf(ctx)})
    on conflict (site, "user") do update set hash = excluded.hash, salt = null, "updatedAt" = excluded."updatedAt"`.execute(
    ctx[executor],
  )
}

/** Returns a user's stored credential; null if they have none. */
export const credentialOf = async (ctx: Context, { site, _id }: Person): Promise<Credential | null> => {
  const { rows } = await sql<Credential>`select hash, salt from credential
    where site = ${site} and "user" = ${_id}`.execute(ctx[executor])
  return rows[0] ?? null
}

/** An entered password, and the stored credential. */
interface CredentialInput {
  person: Person
  stored: Credential
  password: string
}

export const isRight = async (ctx: Context, of: CredentialInput): Promise<boolean> =>
  (await verifiedHash(ctx, of)) !== null

/**
 * Returns the hash that the password matches, or null. A hash from an older client is then replaced by a standard one,
 * unless the password changed meanwhile.
 */
export const verifiedHash = async (ctx: Context, of: CredentialInput): Promise<string | null> => {
  const { person, stored, password } = of
  const { hashQueue } = ctx.app
  const given = stored.salt === null ? password : saltedHash(password, stored.salt)
  if (!(await hashQueue.take(() => isPassword(stored.hash, given)))) return null
  if (stored.salt === null) return stored.hash
  const hash = await hashQueue.take(() => hashPassword(password))
  const { numAffectedRows } = await sql`update credential set hash = ${hash}, salt = null, "updatedAt" = ${nowOf(ctx)}
    where site = ${person.site} and "user" = ${person._id} and hash = ${stored.hash}`.execute(ctx[executor])
  if (Number(numAffectedRows) === 1) return hash
  const now = await credentialOf(ctx, person)
  return now?.salt === null ? verifiedHash(ctx, { person, stored: now, password }) : null
}

/** As specified in §7: hexadecimal SHA-256 of the password and its salt. */
export const saltedHash = (password: string, salt: string) =>
  createHash('sha256')
    .update(password + salt)
    .digest('hex')
