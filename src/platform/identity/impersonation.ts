import { sql } from 'kysely'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import { newId } from '#platform/data/collection/writing/id.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { forbidden, notFound } from '#platform/errors/errors.ts'
import { cookieOfSession } from './session/cookie.ts'
import { hashOf, newSecret, openSession } from './session/session.ts'

/** Maximum duration of an impersonation, in milliseconds. */
const actingMs = 30 * 60_000

/**
 * Lets an administrator see the site as one of its learners for half an hour. Returns the session cookie; the session
 * ends with the administrator's own. Records who, whom, when and why. Throws forbidden for other users, and not-found
 * for an unknown learner.
 */
export const impersonate = async (ctx: Context, of: { user: string; reason: string }): Promise<string> => {
  const { session, viewer, site } = ctx
  if (session?.interface !== 'backend' || viewer.actor || !isAtLeast(viewer, 'admin')) throw forbidden()
  if (!(await isLearner(ctx, of.user))) throw notFound()
  const until = ctx.now + actingMs
  await sql`insert into impersonation (_id, site, "user", actor, "actorName", reason, "startedAt", "endsAt")
    values (${newId(ctx.now)}, ${site._id}, ${of.user}, ${viewer.id}, ${viewer.name}, ${of.reason}, ${nowOf(ctx)},
      ${new Date(until).toISOString()})`.execute(ctx[executor])
  const opened = await openSession(ctx.app, {
    ...{ site: site._id, user: { site: site._id, _id: of.user }, interface: 'frontend', remember: false },
    ofStaff: { session: session.hash, until },
  })
  return cookieOfSession(opened, ctx.app.settings.hasSecureCookies)
}

/**
 * Ends an impersonation and restores the staff member's own session under a new secret. Returns its cookie; null
 * without an impersonation.
 */
export const stopImpersonating = async (ctx: Context): Promise<string | null> => {
  const { session, viewer, site } = ctx
  if (!session?.ofStaff || !viewer.actor) return null
  const secret = newSecret()
  await sql`update impersonation set "endedAt" = ${nowOf(ctx)}
    where site = ${site._id} and "user" = ${viewer.id} and actor = ${viewer.actor.id} and "endedAt" is null`.execute(
    ctx[executor],
  )
  await sql`delete from session where hash = ${session.hash}`.execute(ctx[executor])
  await sql`update session set hash = ${hashOf(secret)}, "seenAt" = ${nowOf(ctx)} where hash = ${session.ofStaff}`.execute(
    ctx[executor],
  )
  return cookieOfSession({ secret, maxAgeSeconds: null }, ctx.app.settings.hasSecureCookies)
}

/** One impersonation of a learner. */
interface Acted {
  _id: string
  actorName: string
  reason: string
  startedAt: string
  /** When it was ended or expired. */
  endedAt: string
}

/** Returns the latest impersonations of a learner of the site. */
export const impersonationsOf = async (ctx: Context, user: string): Promise<Acted[]> => {
  const { rows } =
    await sql<Acted>`select _id, "actorName", reason, "startedAt", coalesce("endedAt", "endsAt") as "endedAt"
    from impersonation where site = ${ctx.site._id} and "user" = ${user} order by "startedAt" desc limit 10`.execute(
      ctx[executor],
    )
  return rows
}

/** Whether the user is an active learner of the site without any staff role. */
async function isLearner(ctx: Context, user: string) {
  const { rows } = await sql<{ _id: string }>`select u._id from "user" u
    where u.site = ${ctx.site._id} and u._id = ${user} and u.status and u."removedAt" is null
      and not exists (select 1 from "grant" g where g."userSite" = u.site and g."user" = u._id)`.execute(ctx[executor])
  return rows.length > 0
}
