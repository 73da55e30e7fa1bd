import { sql } from 'kysely'
import { isAtLeast, type Role } from '#platform/data/access/viewer.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { highestFirst } from '../site-roles/highest-first.ts'
import { reaches } from '#platform/site/site-tree/own.ts'
import type { Site } from '#platform/site/site.ts'
import { cookieOfSession } from '../session/cookie.ts'
import { closeReplaced, hashOf, newSecret } from '../session/session.ts'
import { isSwitcher } from '../site-roles/staff-sites.ts'

/** Long enough for a browser to submit a form to another host. */
const validMs = 60_000

/** Issues a token that carries the session over to another site, once, within a minute (decision 0080). */
export const issueTransferToken = async (ctx: Context, to: Site): Promise<string> => {
  const token = newSecret()
  const until = new Date(ctx.now + validMs).toISOString()
  await sql`delete from session_transfer where session = ${ctx.session!.hash} or "expiresAt" <= ${nowOf(ctx)}`.execute(
    ctx[executor],
  )
  await sql`insert into session_transfer (hash, session, site, "expiresAt")
    values (${hashOf(token)}, ${ctx.session!.hash}, ${to._id}, ${until})`.execute(ctx[executor])
  return token
}

/**
 * Redeems a token: carries its session over to this site and returns the cookie. Null if the token is used, expired or
 * for another site. Also null if the page belongs to a site other than the session's, or the user has no access here.
 */
export const redeemTransferToken = async (
  ctx: Context,
  given: { token: string; from: Site },
): Promise<string | null> => {
  if (!/^[\w-]{43}$/.test(given.token)) return null
  const { rows } = await sql<{ session: string }>`delete from session_transfer where hash = ${hashOf(given.token)}
    returning case when site = ${ctx.site._id} and "expiresAt" > ${nowOf(ctx)} then session end as session`.execute(
    ctx[executor],
  )
  const session = rows[0]?.session
  return session ? move(ctx, { session, from: given.from }) : null
}

/** The same session on another site under a new secret. Its start, and so its latest end, does not change. */
async function move(ctx: Context, of: { session: string; from: Site }): Promise<string | null> {
  const role = await roleHere(ctx, of)
  if (!role || !(isSwitcher(role) || isAtLeast({ role }, 'superadmin'))) return null
  const secret = newSecret()
  const { rows } = await sql<{ expiresAt: string }>`update session
    set hash = ${hashOf(secret)}, site = ${ctx.site._id}, "seenAt" = ${nowOf(ctx)}, "isChosen" = true
    where hash = ${of.session} and "expiresAt" > ${nowOf(ctx)} returning "expiresAt"`.execute(ctx[executor])
  if (!rows[0]) return null
  await closeReplaced(ctx)
  return cookieOfSession({ secret, maxAgeSeconds: null }, ctx.app.settings.hasSecureCookies)
}

/** Returns the user's role on the site, if the session still belongs to the site it comes from. */
async function roleHere(ctx: Context, of: { session: string; from: Site }) {
  const { rows } = await sql<{ role: Role }>`select g.role from session s
    join "user" u on u.site = s."userSite" and u._id = s."user" and u.status and u."removedAt" is null
    join "grant" g on g."userSite" = u.site and g."user" = u._id and ${reaches(sql`${ctx.site._id}`)}
    where s.hash = ${of.session} and s.site = ${of.from._id} and s.interface = 'backend'
    order by ${highestFirst(sql.ref('g.role'))} limit 1`.execute(ctx[executor])
  return rows[0]?.role
}
