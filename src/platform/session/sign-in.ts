import { sql } from 'kysely'
import type { Role } from '#platform/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import { type Credential, isRight } from './password/credential.ts'
import { pretendToCheck } from './password/password.ts'
import { cookieOfSession } from './cookie.ts'
import { forgetTry, mayKnowUnknown, mayTry } from './tries.ts'
import { closeSession, type Interface, openSession, type Present, presentOf } from './session.ts'
import { stopActing } from './staff/acting.ts'
import { isSwitcher } from './staff/staff-sites.ts'

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

/** Somebody who has just signed in: his account, and what his cookie stands for from now on. */
export interface SignedIn extends Present {
  account: Account
  /** For the answer. */
  cookie: string
}

/** Checks a name and a password for one face of the context's site and opens a session. */
export const signIn = async (
  ctx: Context,
  given: { username: string; password: string; interface: Interface; remember: boolean },
): Promise<SignedIn | { refused: Refused }> => {
  const username = given.username.trim().toLowerCase()
  if (!mayTry(ctx, username)) return { refused: 'too-many' }
  const found = await findAccount(ctx, username)
  const { password } = given
  const isHis = found ? await isRight(ctx, { person: found, stored: found, password }) : await pretendToCheck(password)
  if (!found) return { refused: mayKnowUnknown(ctx) ? 'unknown' : 'wrong' }
  if (!isHis) return { refused: 'wrong' }
  forgetTry(ctx, username)
  const isStaffHere = found.role !== 'user'
  const isOfOffice = isStaffHere || found.switchesElsewhere
  if (given.interface === 'backend' ? !isOfOffice : isStaffHere) return { refused: 'no-right' }
  const { hash: _hash, salt: _salt, switchesElsewhere: _switches, ...account } = found
  const session = await openSession(ctx.app, {
    site: ctx.site._id,
    user: account,
    interface: given.interface,
    remember: given.remember,
    isChosen: given.interface === 'frontend' || (isStaffHere && !isSwitcher(found.role)),
  })
  const present = await presentOf(ctx.app, { secret: session.secret, site: ctx.site })
  return { account, ...present, cookie: cookieOfSession(session, ctx.app.settings.hasSecureCookies) }
}

/** Ends the session of a cookie's secret and gives the cookie that forgets it; or that of who acted in another's name, his own. */
export const signOut = async (ctx: Context) => {
  const own = await stopActing(ctx)
  if (own) return own
  if (ctx.secret) await closeSession(ctx.app, ctx.secret)
  return cookieOfSession({ secret: '', maxAgeSeconds: 0 }, ctx.app.settings.hasSecureCookies)
}

/** `switchesElsewhere`: he has sites to choose from, though he may be nobody on this one. */
type Found = Account & Credential & { switchesElsewhere: boolean }

/** A learner of this site, or a member of staff who holds a grant that reaches it; the learner first. */
async function findAccount(ctx: Context, username: string): Promise<Found | undefined> {
  const site = ctx.site._id
  const { rows } = await sql<Found>`
    select u.site, u._id, u.firstname, u.lastname, u.email, u.username, u.req_reset, c.hash, c.salt,
      coalesce(g.role, 'user') as role,
      exists (select 1 from "grant" e where e."userSite" = u.site and e."user" = u._id
        and e.role in ('admin', 'manager')) as "switchesElsewhere"
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
