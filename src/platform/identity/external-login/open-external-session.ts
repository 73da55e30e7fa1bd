import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import { cookieOfSession } from '../session/cookie.ts'
import { closeReplaced, type Mode, openSession } from '../session/session.ts'

/** Why somebody whom others vouch for is not let in: his account is off or gone, or it is one of staff (specification §6). */
export type NotLetIn = 'off' | 'no-right'

/** A person of the context's site by his `_id`, and whether he may come in without a password; null for nobody. */
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
 * Opens a new session for a learner of the context's site who has proved elsewhere who he is, and ends the one that his
 * browser had. It ends with the browser: nobody was asked whether to be remembered.
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
