import { onlyVisible } from '#domain/validation/invisible.ts'
import type { Context } from '#platform/context.ts'
import { verifiedHash } from '../password/credential.ts'
import { pretendToCheck } from '../password/password.ts'
import { cookieOfSession } from '../session/cookie.ts'
import { closeSession, type Interface } from '../session/session.ts'
import { stopImpersonating } from '../impersonation.ts'
import { accountByName } from './account.ts'
import { enter, isOfFace, type SignedIn } from './open-session.ts'
import { notePending } from './pending.ts'
import { forgetTry, mayKnowUnknown, mayTry } from './tries.ts'

/**
 * Why a sign-in fails (specification §8): no such account, a wrong password, an account of the other interface, or too
 * many attempts.
 */
export type Refused = 'unknown' | 'wrong' | 'no-right' | 'too-many'

export const statusOfRefused = (refused: Refused) => (refused === 'too-many' ? 429 : 401)

/** The password was right and the account has a second factor. The cookie represents only that, not a session. */
interface Halfway {
  pending: string
}

/**
 * Checks a name and password for one interface of the site. Opens a session or asks for the second factor. Throws
 * too-many with the time to wait if too many passwords are being checked.
 */
export const signIn = async (
  ctx: Context,
  given: { username: string; password: string; interface: Interface; remember: boolean },
): Promise<SignedIn | Halfway | { refused: Refused }> => {
  const username = onlyVisible(given.username).toLowerCase()
  if (!mayTry(ctx, username)) return { refused: 'too-many' }
  const found = await accountByName(ctx, { username, face: given.interface })
  const { password } = given
  if (!found) {
    await pretendToCheck(ctx.app, password)
    return { refused: mayKnowUnknown(ctx) ? 'unknown' : 'wrong' }
  }
  const proved = await verifiedHash(ctx, { person: found, stored: found, password })
  if (proved === null) return { refused: 'wrong' }
  forgetTry(ctx, username)
  if (!isOfFace(found, given.interface)) return { refused: 'no-right' }
  if (found.secondFactor) return { pending: await notePending(ctx, { person: found, proved, ...given }) }
  const entered = await enter(ctx, { found, proved, interface: given.interface, remember: given.remember })
  return entered.session ? entered : { refused: 'wrong' }
}

/**
 * Ends a session and returns the cookie that deletes it. After an impersonation, returns the staff member's own cookie.
 */
export const signOut = async (ctx: Context) => {
  const own = await stopImpersonating(ctx)
  if (own) return own
  if (ctx.secret) await closeSession(ctx.app, ctx.secret)
  return cookieOfSession({ secret: '', maxAgeSeconds: 0 }, ctx.app.settings.hasSecureCookies)
}
