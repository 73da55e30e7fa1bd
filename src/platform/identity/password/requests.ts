import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import { type Context, noStore, nowOf } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'

export type Purpose = 'reset' | 'activate'

/** A user row, possibly of another site: staff belong to the origin (decision 0012). */
export interface Person {
  site: string
  _id: string
}

const minute = 60_000
/** Lifetime of the link, in milliseconds. */
export const validMs: Record<Purpose, number> = { reset: 30 * minute, activate: 7 * 24 * 60 * minute }

/** The public handle of a request, which reveals and opens nothing. It is half of the link in the mail. */
export const newHandle = () => randomBytes(16).toString('base64url')

/** A repeated request within this time sends no second mail; the earlier link stays valid. */
const pauseMs = 5 * minute

/**
 * Stores a password request for a user on the site, replacing an earlier one. Returns the `requestId` for the mail to
 * `email`. Null if a request was stored very recently. Only the hash is stored (attacks A20, A21).
 */
export const noteRequest = async (
  ctx: Context,
  of: { person: Person; email: string; handle: string; purpose: Purpose },
): Promise<string | null> => {
  const { person, email, handle, purpose } = of
  const secret = randomBytes(32).toString('base64url')
  const until = new Date(ctx.now + validMs[purpose]).toISOString()
  const pausedUntil = new Date(ctx.now - pauseMs).toISOString()
  const { numAffectedRows } =
    await sql`insert into password_request (handle, site, "userSite", "user", purpose, hash, email, "createdAt", "expiresAt")
    values (${handle}, ${ctx.site._id}, ${person.site}, ${person._id}, ${purpose}, ${hashOf(secret)}, ${email},
      ${nowOf(ctx)}, ${until})
    on conflict ("userSite", "user") do update set handle = excluded.handle, site = excluded.site, purpose = excluded.purpose,
      hash = excluded.hash, email = excluded.email, "createdAt" = excluded."createdAt", "expiresAt" = excluded."expiresAt"
    where password_request."createdAt" <= ${pausedUntil} or password_request.purpose <> excluded.purpose`.execute(
      ctx[executor],
    )
  return Number(numAffectedRows) === 0 ? null : `${handle}.${secret}`
}

interface Noted {
  hash: string
  purpose: Purpose
  userSite: string
  user: string
  isStaff: boolean
}

/** The recipient of the link, and its purpose. */
export interface Meant extends Person {
  purpose: Purpose
  isStaff: boolean
}

/**
 * Resolves a `requestId` now. Null if it is unknown or expired, was sent to an outdated address, or its user cannot
 * sign in. In a transaction it is locked against other uses.
 */
export const personOf = async (ctx: Context, requestId: string): Promise<Meant | null> => {
  noStore(ctx)
  const [, handle, secret] = /^([\w-]{22})\.([\w-]{43})$/.exec(requestId) ?? []
  if (!handle || !secret) return null
  const { rows } = await sql<Noted>`select r.hash, r.purpose, r."userSite", r."user",
      exists (select 1 from "grant" g where g."userSite" = r."userSite" and g."user" = r."user") as "isStaff"
    from password_request r
    join "user" u on u.site = r."userSite" and u._id = r."user" and u.email = r.email and u."removedAt" is null and u.status
    where r.handle = ${handle} and r.site = ${ctx.site._id} and r."expiresAt" > ${nowOf(ctx)}
    for update of r`.execute(ctx[executor])
  const [found] = rows
  if (!found || !isSame(found.hash, hashOf(secret))) return null
  const { userSite: site, user: _id, purpose, isStaff } = found
  return { site, _id, purpose, isStaff }
}

/** Deletes a user's requests, so that a link works once. */
export const endRequests = async (ctx: Context, { site, _id }: Person) => {
  await sql`delete from password_request where "userSite" = ${site} and "user" = ${_id}`.execute(ctx[executor])
}

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex')
const isSame = (one: string, other: string) => timingSafeEqual(Buffer.from(one), Buffer.from(other))
