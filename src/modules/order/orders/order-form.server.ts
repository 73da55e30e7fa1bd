import { priceOf } from '#domain/money/baht.ts'
import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { vatRateIn } from '#modules/billing/public-api.ts'
import { reserveSeat } from '#modules/enroll/public-api.ts'
import { lockSite } from '#platform/data/collection/writing/lock.ts'
import type { Context } from '#platform/context.ts'
import { forbidden } from '#platform/errors/errors.ts'
import { priceCart } from '../rules/cart-order.ts'
import { payNothing } from './coupon/pay-nothing.server.ts'
import { assertFewUnpaid, recordOrder, unpaidOrders } from './record-order.server.ts'

/** How long an order from a form holds its seat, in milliseconds. */
const paymentMs = 24 * 3_600_000
/** The price of a form without one and without a course that has one, in baht (specification L270). */
const defaultPriceBaht = 700

interface FormOrder {
  courseID: string | null
  /** What is sold if there is no course. */
  item: string
  /** In baht; null for the price of the course, or else 700. */
  price: number | null
}

/**
 * Orders what a form sells to the viewer, in the caller's transaction, and reserves a seat of its course. An unpaid order of the same course is
 * returned as it is. Throws forbidden for anybody but a learner, and conflict without a seat or with too many unpaid orders.
 */
export async function orderForm(ctx: Context, { courseID, item, price }: FormOrder): Promise<string> {
  if (ctx.viewer.role !== 'user') throw forbidden()
  await lockSite(ctx, `order ${ctx.viewer.id}`)
  const open = await unpaidOrders(ctx)
  const same = open.find(({ courses }) => courses.some((one) => courseID !== null && one.courseID === courseID))
  if (same) return same._id
  assertFewUnpaid(open)
  const expiresAt = new Date(ctx.now + paymentMs).toISOString()
  const course = courseID === null ? null : await reserveSeat(ctx, { courseID, roundID: null, until: expiresAt })
  const ownPrice = course && (course.sale_price ?? course.price) !== null ? priceOf(course).pays : defaultPriceBaht
  const [name, roundID] = [course?.name ?? item, course?.roundID ?? null]
  const rate = (await vatRateIn(ctx, bangkokDay(ctx.now))) ?? 0
  const sold = { sku: courseID ?? 'form', quantity: 1, price: price ?? ownPrice, taxClass: 'vat' }
  const { lines, total } = priceCart({ items: [sold], shipping: null, rate })
  const _id = await recordOrder(ctx, {
    ...{ type: 'lesson', item: name, courseID, roundID, price: total, expiresAt },
    lines: lines.map((line) => ({ ...line, kind: 'course', name, courseID, roundID })),
  })
  if (total === 0) await payNothing(ctx, _id)
  return _id
}
