import type { Limit } from '#platform/http/api/limits.ts'
import type { Context } from '#platform/context.ts'
import {
  type Assertion,
  readAssertion,
  trustedBy,
  spend,
} from '#platform/identity/external-login/assertion/assertion.ts'
import {
  openExternalSession,
  type NotLetIn,
  accountStatus,
} from '#platform/identity/external-login/open-external-session.ts'

export type AssertionRefused = 'assertion' | 'unknown' | NotLetIn

/** A person whom an external system vouches for: the system's name and the learner here. */
interface Vouched {
  system: string
  name: string
  assertion: Assertion
}

/** Per network: a whole company may share one address. */
const limits: readonly Limit[] = [{ most: 300, ms: 600_000 }]

/**
 * Reads an external system's assertion about a learner of this site, without changes. Null if the site trusts no
 * external system.
 */
export const vouchedFor = async (
  ctx: Context,
  of: { id: string; text: string },
): Promise<Vouched | { refused: AssertionRefused } | null> => {
  const trusted = await trustedBy(ctx)
  if (!trusted) return null
  const assertion = await readAssertion(ctx, { text: of.text, subject: of.id, trusted })
  if (!assertion) return { refused: 'assertion' }
  const standing = await accountStatus(ctx, of.id)
  if (!standing) return { refused: 'unknown' }
  if (standing.refused) return { refused: standing.refused }
  return { system: trusted.issuer, name: standing.name, assertion }
}

/** Signs in the learner of an external assertion. Each assertion works once. The session's mode is bypass. */
export const arriveByAssertion = async (
  ctx: Context,
  of: { id: string; text: string },
): Promise<{ cookie: string } | { refused: AssertionRefused } | null> => {
  ctx.app.limits.count(`bypass ${ctx.site._id} ${ctx.address}`, limits)
  const vouched = await vouchedFor(ctx, of)
  if (!vouched || 'refused' in vouched) return vouched
  if (!(await spend(ctx, vouched.assertion))) return { refused: 'assertion' }
  return openExternalSession(ctx, { user: of.id, mode: 'bypass' })
}
