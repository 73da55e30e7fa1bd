import type { Context } from '#platform/context.ts'
import { cookieOfSession } from '../session/cookie.ts'
import { closeReplaced, type Interface, openSession, type Present, presentOf } from '../session/session.ts'
import { isSwitcher } from '../site-roles/staff-sites.ts'
import type { Account, Found } from './account.ts'

/** A user who has just signed in: the account and the new session. */
export interface SignedIn extends Present {
  account: Account
  /** For the response. */
  cookies: string[]
}

/** Whether the account belongs to the requested interface (specification §8). */
export const isOfFace = ({ role, switchesElsewhere }: Found, face: Interface) =>
  face === 'backend' ? role !== 'user' || switchesElsewhere : role === 'user'

/** Opens the session of a fully authenticated user, replacing the browser's previous one. */
export const enter = async (
  ctx: Context,
  of: { found: Found; interface: Interface; remember: boolean; proved?: string },
): Promise<SignedIn> => {
  const { hash: _hash, salt: _salt, switchesElsewhere: _switches, secondFactor: _second, ...account } = of.found
  const session = await openSession(ctx.app, {
    site: ctx.site._id,
    user: account,
    interface: of.interface,
    remember: of.remember,
    isChosen: of.interface === 'frontend' || (account.role !== 'user' && !isSwitcher(account.role)),
    agent: ctx.agent,
    ...(of.proved !== undefined && { proved: of.proved }),
  })
  const present = await presentOf(ctx.app, { secret: session.secret, site: ctx.site })
  if (present.session) await closeReplaced(ctx)
  return { account, ...present, cookies: [cookieOfSession(session, ctx.app.settings.hasSecureCookies)] }
}
