import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import { cookieOfSession } from '../session/cookie.ts'
import { closeReplaced, type Mode, openSession } from '../session/session.ts'

/**
 * Why an externally authenticated user is refused: the account is off or gone, or it belongs to staff (specification
 * §6).
 */
export type NotLetIn = 'off' | 'no-right'

/** Returns a user of the site by `_id`, and whether they may sign in without a password. Null if there is none. */
export const accountStatus = async (
  { app, site }: Context,
  user: string,
): Promise<{ name: string; refused: NotLetIn | null } | null> => {
  const { rows } = await sql<{ name: string; refused: NotLetIn | null }>`
    select trim(u.firstname || ' ' || u.lastname) as name,
      case when not u.status or u."removedAt" is not null then 'off'
        when exists (select 1 from "grant" g where g."userSite" = u.site and g."user" = u._id) then 'no-right' end as refused
    from "user" u where u.site = ${site._id} and u._id = ${user}`.execute(app.database.kysely)
  return rows[0] ?? null
}

/**
 * Opens a new session for an externally authenticated learner of the site, and ends the browser's previous one. The
 * session ends with the browser, since nobody asked to be remembered.
 */
export const openExternalSession = async (
  ctx: Context,
  of: { user: string; mode: Mode },
): Promise<{ cookie: string } | { refused: NotLetIn }> => {
  const { app, site } = ctx
  const standing = await accountStatus(ctx, of.user)
  if (!standing) return { refused: 'off' }
  if (standing.refused) return { refused: standing.refused }
  await closeReplaced(ctx)
  const session = await openSession(app, {
    site: site._id,
    user: { site: site._id, _id: of.user },
    interface: 'frontend',
    remember: false,
    mode: of.mode,
    agent: ctx.agent,
  })
  return { cookie: cookieOfSession(session, app.settings.hasSecureCookies) }
}
