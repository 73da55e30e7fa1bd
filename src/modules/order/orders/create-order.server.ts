import { priceOf } from '#domain/money/baht.ts'
import { reserveSeat, type ReservedCourse } from '#modules/enroll/public-api.ts'
import { lockChosen } from '#modules/redeem-coupon/public-api.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { newId } from '#platform/data/collection/writing/id.ts'
import { lockSite } from '#platform/data/collection/writing/lock.ts'
import type { Context } from '#platform/context.ts'
import { invalid } from '#platform/errors/errors.ts'
import { orderWords as words } from '../words.ts'
import { type CartOrder, orderCart } from './cart/order-cart.server.ts'
import { priceCourse } from './coupon/course-total.server.ts'
import { payNothing } from './coupon/pay-nothing.server.ts'
import { reserveCoupon } from './coupon/reserve-coupon.server.ts'
import { changedTotal } from './coupon/changed-total.ts'
import { orderPackage } from './wallet/order-package.server.ts'
import { orderPlan } from './plans/order-plan.server.ts'
import { assertFewUnpaid, recordOrder, unpaidOrders } from './record-order.server.ts'

/** How long an unpaid order holds its seat, in milliseconds. */
const paymentMs = 24 * 3_600_000

interface CourseOrder {
  courseID: string
  roundID: string | null
  /** The price in baht that the buyer was shown. If it differs from what is true now, nothing is ordered. */
  agreed?: number
}

type Asked = CourseOrder | CartOrder | { packageID: string } | { planID: string }

/**
 * Orders a course, a cart, a package of credit or a subscription for the viewer and reserves its seats and goods, in one transaction. The prices are the catalogue's at this
 * moment. An unpaid order of the same course and round, or of the same cart, is returned as it is. Orders of a person are made one after
 * the other. Throws invalid for a free course, and conflict if something is not left or too many orders are unpaid.
 */
export const createOrder = (ctx: Context, asked: Asked): Promise<string> =>
  inTransaction(ctx, async (inside) => {
    await lockSite(inside, `order ${ctx.viewer.id}`)
    if ('packageID' in asked) return orderPackage(inside, asked)
    if ('planID' in asked) return orderPlan(inside, asked)
    return 'cartID' in asked ? orderCart(inside, asked) : orderCourse(inside, asked)
  })

async function orderCourse(ctx: Context, asked: CourseOrder): Promise<string> {
  const open = await unpaidOrders(ctx)
  const ordersOf = (isMeant: (roundID: string | null) => boolean) =>
    open.find(({ courses }) => courses.some((one) => one.courseID === asked.courseID && isMeant(one.roundID)))
  const same = ordersOf((roundID) => asked.roundID === null || roundID === asked.roundID)
  if (same) return same._id
  const expiresAt = new Date(ctx.now + paymentMs).toISOString()
  await lockChosen(ctx)
  const course = await reserveSeat(ctx, { ...asked, until: expiresAt })
  // A seat of another round moves to this one, but an order that is made keeps its round.
  const other = ordersOf(() => true)
  if (other) return other._id
  if (priceOf(course).isFree) throw invalid({ field: 'courseID', code: 'free', ...words.isFree })
  assertFewUnpaid(open)
  return recordCourse(ctx, { course, expiresAt, agreed: asked.agreed })
}

interface NewCourseOrder {
  course: ReservedCourse
  expiresAt: string
  agreed: number | undefined
}

async function recordCourse(ctx: Context, { course, expiresAt, agreed }: NewCourseOrder) {
  const { courseID, roundID, name } = course
  const _id = newId(ctx.now)
  const { lines, total, discount, offer } = await priceCourse(ctx, course)
  if (agreed !== undefined && agreed !== total) throw changedTotal(total)
  await reserveCoupon(ctx, { orderID: _id, offer, amount: discount })
  await recordOrder(ctx, {
    ...{ _id, type: 'lesson', item: name, courseID, roundID, price: total, expiresAt },
    lines: lines.map((line) => ({ ...line, kind: 'course', name, courseID, roundID })),
  })
  if (total === 0) await payNothing(ctx, _id)
  return _id
}
