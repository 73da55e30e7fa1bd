import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import type { Issue } from '#domain/validation/issue.ts'
import { whyNotMeant } from '#modules/enroll/public-api.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { forbidden, notFound } from '#platform/errors/errors.ts'
import type { Limit } from '#platform/http/api/limits.ts'
import { readCode } from '../rules/coupon-code.ts'
import { problemOf } from '../rules/coupon-state.ts'
import { claimsOf, holdersOf } from './claims.server.ts'
import { withCode } from './with-code.server.ts'
import { couponProblems as words } from '../words.ts'

/** Wrong codes of a person and of a network address. */
const wrongCodes: readonly Limit[] = [{ most: 10, ms: 600_000 }]

const couponsOf = (ctx: Context, code: string) =>
  from(withCode(ctx, code), 'coupon')
    .select(['coupon._id', 'coupon.code', 'coupon.name', 'coupon.kind', 'coupon.percent', 'coupon.amount'])
    .select(['coupon.maxDiscount', 'coupon.courseID', 'coupon.credits', 'coupon.creditDays', 'coupon.uses'])
    .select(['coupon.perUser', 'coupon.used', 'coupon.budget', 'coupon.spent', 'coupon.minSpend', 'coupon.products'])
    .select(['coupon.categories', 'coupon.courses', 'coupon.target', 'coupon.recipient', 'coupon.from'])
    .select(['coupon.until', 'coupon.active'])
    .where('coupon.code', '=', code)

export type Coupon = NonNullable<Awaited<ReturnType<ReturnType<typeof couponsOf>['executeTakeFirst']>>>

/** A coupon by its exact code, usable or not. */
export const couponOf = (ctx: Context, code: string) => couponsOf(ctx, code).executeTakeFirst()

/** The same, locked until the end of the transaction. It is locked after an order and before courses and stock. */
export const lockCoupon = (ctx: Context, code: string) => couponsOf(ctx, code).forNoKeyUpdate().executeTakeFirst()

/**
 * The coupon of an entered code. Throws not-found with one neutral sentence for a wrong code, for a coupon that is switched off or somebody
 * else's, and after 10 wrong codes in 10 minutes of the person or their address.
 */
export async function readCoupon(ctx: Context, typed: string): Promise<Coupon> {
  const { limits } = ctx.app
  const keys = [`coupon ${ctx.site._id} ${ctx.viewer.id}`, `coupon ${ctx.site._id} from ${ctx.address}`]
  if (keys.some((key) => limits.waitOf(key, wrongCodes) !== null)) throw unknown()
  const code = readCode(typed)
  const coupon = code === null ? undefined : await couponOf(ctx, code)
  if (coupon && whyUnusable(ctx, coupon) !== 'unknown') return coupon
  for (const key of keys) limits.tally(key, wrongCodes)
  throw unknown()
}

const unknown = () => notFound(issueOf('unknown'))

const whyUnusable = ({ viewer, now }: Context, coupon: Coupon) =>
  problemOf(coupon, { userID: viewer.id, today: bangkokDay(now) })

/** Why the viewer cannot use the coupon now; null if they can. Throws forbidden for staff. */
export async function couponIssue(ctx: Context, coupon: Coupon): Promise<Issue | null> {
  if (ctx.viewer.role !== 'user') throw forbidden(issueOf('staff'))
  const problem = whyUnusable(ctx, coupon)
  if (problem) return issueOf(problem)
  const meant = { onlyTarget: coupon.target.length > 0, target: coupon.target }
  if (await whyNotMeant(ctx, meant)) return issueOf('target')
  const n = await claimsOf(ctx, { couponID: coupon._id, holders: await holdersOf(ctx) })
  return n >= coupon.perUser ? issueOf('perUser') : null
}

/** The sentence of a problem. */
export const issueOf = (problem: keyof typeof words): Issue => ({ field: 'coupon', code: problem, ...words[problem] })
