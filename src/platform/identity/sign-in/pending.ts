import { sql } from 'kysely'
import { type Context, nowOf } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import type { Person } from '../password/requests.ts'
import { hashOf, type Interface, isCurrentPassword, newSecret } from '../session/session.ts'
import { pendingSignInCookie } from './pending-sign-in-cookie.ts'

/** Lifetime of a right password without the second factor, in milliseconds, and the maximum attempts. */
const validMs = 300_000
export const mostTries = 5

/** A user whose password was right on this site and who has not yet given the second factor. */
export interface Pending extends Person {
  /** SHA-256 of the cookie's value. */
  hash: string
  interface: Interface
  remember: boolean
  tries: number
}

/**
 * Records that the password was right and returns the cookie for it. The cookie identifies nobody and opens nothing.
 */
export const notePending = async (
  ctx: Context,
  of: { person: Person; interface: Interface; remember: boolean; proved: string },
) => {
  const secret = newSecret()
  const { site, _id } = of.person
  const until = new Date(ctx.now + validMs).toISOString()
  await sql`insert into sign_in_pending (hash, site, "userSite", "user", interface, remember, tries, "expiresAt")
    select ${hashOf(secret)}, ${ctx.site._id}, ${site}, ${_id}, ${of.interface}, ${of.remember}::boolean, 0,
      ${until}::timestamptz where ${isCurrentPassword({ user: of.person, proved: of.proved })}`.execute(ctx[executor])
  return pendingSignInCookie(ctx, { secret, maxAgeSeconds: validMs / 1000 })
}

/** Resolves the request's cookie now. Null if it has expired. */
export const pendingOf = async (ctx: Context): Promise<Pending | null> => {
  const { rows } = await sql<Pending>`select hash, "userSite" as site, "user" as _id, interface, remember, tries
    from sign_in_pending where ${isLive(ctx)}`.execute(ctx[executor])
  return rows[0] ?? null
}

/** Counts one more attempt before any check. Null if it has expired or was tried too often. */
export const tryPending = async (ctx: Context): Promise<Pending | null> => {
  const { rows } = await sql<Pending>`update sign_in_pending set tries = tries + 1 where ${isLive(ctx)}
    returning hash, "userSite" as site, "user" as _id, interface, remember, tries`.execute(ctx[executor])
  return rows[0] ?? null
}

/** Uses it up. Returns false if another request already did. */
export const endPending = async (ctx: Context, { hash }: Pick<Pending, 'hash'>): Promise<boolean> => {
  const { numAffectedRows } = await sql`delete from sign_in_pending where hash = ${hash}`.execute(ctx[executor])
  return Number(numAffectedRows) === 1
}

/** Ends a user's pending sign-ins, because their password or required factor changed. */
export const endPendingOf = async (ctx: Context, { site, _id }: Person) => {
  await sql`delete from sign_in_pending where "userSite" = ${site} and "user" = ${_id}`.execute(ctx[executor])
}

const isLive = (ctx: Context) =>
  sql<boolean>`hash = ${hashOf(ctx.pendingSignIn)} and site = ${ctx.site._id} and tries < ${mostTries} and "expiresAt" > ${nowOf(ctx)}`
