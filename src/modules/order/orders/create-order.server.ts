import { priceOf } from '#domain/money/baht.ts'
import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { vatRateIn } from '#modules/billing/public-api.ts'
import { reserveSeat, type ReservedCourse } from '#modules/enroll/public-api.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { lockSite } from '#platform/data/collection/writing/lock.ts'
import type { Context } from '#platform/context.ts'
import { invalid } from '#platform/errors/errors.ts'
import { priceCart } from '../rules/cart-order.ts'
import { orderWords as words } from '../words.ts'
import { type CartOrder, orderCart } from './cart/order-cart.server.ts'
import { assertFewUnpaid, recordOrder, unpaidOrders } from './record-order.server.ts'

/** How long an unpaid order holds its seat, in milliseconds. */
const paymentMs = 24 * 3_600_000

interface CourseOrder {
  courseID: string
  roundID: string | null
}

/**
 * Orders a course or a cart for the viewer and reserves its seats and goods, in one transaction. The prices are the catalogue's at this
 * moment. An unpaid order of the same course and round, or of the same cart, is returned as it is. Orders of a person are made one after
 * the other. Throws invalid for a free course, and conflict if something is not left or too many orders are unpaid.
 */
export const createOrder = (ctx: Context, asked: CourseOrder | CartOrder): Promise<string> =>
  inTransaction(ctx, async (inside) => {
    await lockSite(inside, `order ${ctx.viewer.id}`)
    return 'cartID' in asked ? orderCart(inside, asked) : orderCourse(inside, asked)
  })

async function orderCourse(ctx: Context, asked: CourseOrder): Promise<string> {
  const open = await unpaidOrders(ctx)
  const ordersOf = (isMeant: (roundID: string | null) => boolean) =>
    open.find(({ courses }) => courses.some((one) => one.courseID === asked.courseID && isMeant(one.roundID)))
  const same = ordersOf((roundID) => asked.roundID === null || roundID === asked.roundID)
  if (same) return same._id
  const expiresAt = new Date(ctx.now + paymentMs).toISOString()
  const course = await reserveSeat(ctx, { ...asked, until: expiresAt })
  // A seat of another round moves to this one, but an order that is made keeps its round.
  const other = ordersOf(() => true)
  if (other) return other._id
  if (priceOf(course).isFree) throw invalid({ field: 'courseID', code: 'free', ...words.isFree })
  assertFewUnpaid(open)
  return recordCourse(ctx, { course, expiresAt })
}

async function recordCourse(ctx: Context, { course, expiresAt }: { course: ReservedCourse; expiresAt: string }) {
  const { courseID, roundID, name } = course
  const rate = (await vatRateIn(ctx, bangkokDay(ctx.now))) ?? 0
  const item = { sku: courseID, quantity: 1, price: priceOf(course).pays, taxClass: 'vat' }
  const { lines, total } = priceCart({ items: [item], shipping: null, rate })
  return recordOrder(ctx, {
    ...{ type: 'lesson', item: name, courseID, roundID, price: total, expiresAt },
    lines: lines.map((line) => ({ ...line, kind: 'course', name, courseID, roundID })),
  })
}
