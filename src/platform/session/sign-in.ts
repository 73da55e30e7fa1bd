import { sql } from 'kysely'
import type { Role } from '#platform/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import { type Credential, isRight } from './password/credential.ts'
import { pretendToCheck } from './password/password.ts'
import { cookieOfSession } from './cookie.ts'
import { forgetTry, mayKnowUnknown, mayTry } from './tries.ts'
import { closeSession, type Interface, openSession } from './session.ts'

export interface Account {
  site: string
  _id: string
  firstname: string
  lastname: string
  email: string
  username: string
  req_reset: boolean
  role: Role
}

/** Why nobody is signed in (specification §8): no such account, a wrong password, an account of the other face; or too many tries. */
export type Refused = 'unknown' | 'wrong' | 'no-right' | 'too-many'

export const statusOfRefused = (refused: Refused) => (refused === 'too-many' ? 429 : 401)

/** Checks a name and a password for one face of the context's site and opens a session; the cookie is for the answer. */
export const signIn = async (
  ctx: Context,
  given: { username: string; password: string; interface: Interface; remember: boolean },
): Promise<{ account: Account; cookie: string } | { refused: Refused }> => {
  const username = given.username.trim().toLowerCase()
  if (!mayTry(ctx, username)) return { refused: 'too-many' }
  const found = await findAccount(ctx, username)
  const { password } = given
  const isHis = found ? await isRight(ctx, { person: found, stored: found, password }) : await pretendToCheck(password)
  if (!found) return { refused: mayKnowUnknown(ctx) ? 'unknown' : 'wrong' }
  if (!isHis) return { refused: 'wrong' }
  forgetTry(ctx, username)
  if ((found.role === 'user') !== (given.interface === 'frontend')) return { refused: 'no-right' }
  const { hash: _hash, salt: _salt, ...account } = found
  const session = await openSession(ctx.app, {
    site: ctx.site._id,
    user: account,
    interface: given.interface,
    remember: given.remember,
  })
  return { account, cookie: cookieOfSession(session, ctx.app.settings.hasSecureCookies) }
}

/** Ends the session of a cookie's secret and gives the cookie that forgets it. */
export const signOut = async (ctx: Context) => {
  if (ctx.secret) await closeSession(ctx.app, ctx.secret)
  return cookieOfSession({ secret: '', maxAgeSeconds: 0 }, ctx.app.settings.hasSecureCookies)
}

type Found = Account & Credential

/** A learner of this site, or a member of staff who holds a grant that reaches it; the learner first. */
async function findAccount(ctx: Context, username: string): Promise<Found | undefined> {
  const site = ctx.site._id
  const { rows } = await sql<Found>`
    select u.site, u._id, u.firstname, u.lastname, u.email, u.username, u.req_reset, c.hash, c.salt, coalesce(g.role, 'user') as role
    from "user" u
    join credential c on c.site = u.site and c."user" = u._id
    left join lateral (
      select g.role from "grant" g where g."userSite" = u.site and g."user" = u._id
        and (g.site = ${site} or (g.site = u.site and g.role in ('root', 'superadmin')))
      order by array_position(array['root','superadmin','admin','manager','member'], g.role) limit 1
    ) g on true
    where u.username = ${username} and u.status and u."removedAt" is null and (u.site = ${site} or g.role is not null)
    order by (u.site = ${site}) desc limit 1`.execute(ctx.app.database.kysely)
  return rows[0]
}
