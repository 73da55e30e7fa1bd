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

/** For whom another system vouches: what it calls itself, and whom it means here. */
interface Vouched {
  system: string
  name: string
  assertion: Assertion
}

/** From one network: a whole company may sit behind one address. */
const limits: readonly Limit[] = [{ most: 300, ms: 600_000 }]

/** Reads what another system says of a learner of this site, and changes nothing; null where the site trusts no other system. */
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

/** Signs the learner in for whom another system vouches, once for each of its words; the session's mode is bypass. */
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
