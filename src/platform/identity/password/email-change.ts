import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import { type Context, noStore, nowOf } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import type { Person } from './requests.ts'

/** Lifetime of the confirmation link, in milliseconds. */
const validMs = 24 * 60 * 60_000

/**
 * Stores a requested new e-mail address, replacing an earlier request. Returns the `requestId` for the mail to it. Only
 * the hash of its secret is stored.
 */
export const noteEmailChange = async (
  ctx: Context,
  of: { person: Person; email: string; was: string | null },
): Promise<string> => {
  const { person, email, was } = of
  const [handle, secret] = [randomBytes(16).toString('base64url'), randomBytes(32).toString('base64url')]
  const until = new Date(ctx.now + validMs).toISOString()
  await sql`insert into email_change (handle, site, "userSite", "user", hash, email, was, "createdAt", "expiresAt")
    values (${handle}, ${ctx.site._id}, ${person.site}, ${person._id}, ${hashOf(secret)}, ${email}, ${was}, ${nowOf(ctx)}, ${until})
    on conflict ("userSite", "user") do update set handle = excluded.handle, site = excluded.site, hash = excluded.hash,
      email = excluded.email, was = excluded.was, "createdAt" = excluded."createdAt", "expiresAt" = excluded."expiresAt"`.execute(
    ctx[executor],
  )
  return `${handle}.${secret}`
}

/** The change that a link confirms, and its user. */
export interface EmailChange extends Person {
  email: string
  was: string | null
  username: string
  name: string
}

interface Noted extends EmailChange {
  hash: string
}

/**
 * Resolves a `requestId` now. Null if it is unknown or expired, or its user has another address or can no longer sign
 * in. In a transaction it is locked against other uses.
 */
export const emailChangeOf = async (ctx: Context, requestId: string): Promise<EmailChange | null> => {
  noStore(ctx)
  const [, handle, secret] = /^([\w-]{22})\.([\w-]{43})$/.exec(requestId) ?? []
  if (!handle || !secret) return null
  const { rows } = await sql<Noted>`select c.hash, c."userSite" as site, c."user" as _id, c.email, c.was, u.username,
      trim(u.firstname || ' ' || u.lastname) as name
    from email_change c
    join "user" u on u.site = c."userSite" and u._id = c."user" and u.email is not distinct from c.was
      and u."removedAt" is null and u.status
    where c.handle = ${handle} and c.site = ${ctx.site._id} and c."expiresAt" > ${nowOf(ctx)}
    for update of c`.execute(ctx[executor])
  const [found] = rows
  if (!found || !timingSafeEqual(Buffer.from(found.hash), Buffer.from(hashOf(secret)))) return null
  const { hash: _hash, ...change } = found
  return change
}

/** Returns the address that awaits confirmation; null if there is none. */
export const awaitedEmail = async (ctx: Context, { site, _id }: Person): Promise<string | null> => {
  const { rows } = await sql<{ email: string }>`select email from email_change
    where "userSite" = ${site} and "user" = ${_id} and "expiresAt" > ${nowOf(ctx)}`.execute(ctx[executor])
  return rows[0]?.email ?? null
}

/** Ends a pending change, because it is done or someone else may have requested it. */
export const endEmailChange = async (ctx: Context, { site, _id }: Person) => {
  await sql`delete from email_change where "userSite" = ${site} and "user" = ${_id}`.execute(ctx[executor])
}

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex')
