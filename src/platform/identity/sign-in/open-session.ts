import type { Context } from '#platform/context.ts'
import { cookieOfSession } from '../session/cookie.ts'
import { closeReplaced, type Interface, openSession, type Present, presentOf } from '../session/session.ts'
import { isSwitcher } from '../site-roles/staff-sites.ts'
import type { Account, Found } from './account.ts'

/** Somebody who has just signed in: his account, and what his cookie stands for from now on. */
export interface SignedIn extends Present {
  account: Account
  /** For the answer. */
  cookies: string[]
}

/** Whether the account is one of the face that is asked (specification §8). */
export const isOfFace = ({ role, switchesElsewhere }: Found, face: Interface) =>
  face === 'backend' ? role !== 'user' || switchesElsewhere : role === 'user'

/** Opens the session of somebody who has proved who he is with everything that his account asks for, in place of the one that his browser had. */
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
