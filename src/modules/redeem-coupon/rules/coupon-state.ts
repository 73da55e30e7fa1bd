/** The parts of a coupon that say whether it can be used. Days are Bangkok days, both included. */
export interface CouponLimits {
  active: boolean
  from: string | null
  until: string | null
  uses: number
  used: number
  budget: number | null
  spent: number
  recipient: string | null
}

/** `unknown` is all that a stranger learns of a coupon that is switched off or somebody else's. */
type CouponProblem = 'unknown' | 'early' | 'late' | 'usedUp'

/** Returns why a person cannot use a coupon on a day (`YYYY-MM-DD`); null if they can. */
export function problemOf(coupon: CouponLimits, { userID, today }: { userID: string; today: string }) {
  const problem = (name: CouponProblem): CouponProblem => name
  if (!coupon.active) return problem('unknown')
  if (coupon.recipient !== null && coupon.recipient !== userID) return problem('unknown')
  if (coupon.from !== null && today < coupon.from) return problem('early')
  if (coupon.until !== null && today > coupon.until) return problem('late')
  const isSpent = coupon.budget !== null && coupon.spent >= coupon.budget
  return isSpent || coupon.used >= coupon.uses ? problem('usedUp') : null
}
