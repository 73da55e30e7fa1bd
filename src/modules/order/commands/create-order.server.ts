import { z } from 'zod'
import { chooseCoupon } from '#modules/redeem-coupon/public-api.ts'
import { assertSite } from '#platform/data/collection/writing/accept.ts'
import { find } from '#platform/http/api/find.ts'
import type { ApiCommand } from '#platform/http/api/command.ts'
import type { CallDescription } from '#platform/http/api/description.ts'
import { invalid } from '#platform/errors/errors.ts'
import { exampleId } from '#platform/http/openapi/example-id.ts'
import { rowResponse } from '#platform/http/openapi/rows.ts'
import { order } from '../collections/order.ts'
import { createOrder } from '../orders/create-order.server.ts'
import { cartOrderShape } from '../rules/cart-order.ts'
import { checkoutProblems, orderWords as words } from '../words.ts'

const id = z.string().regex(/^[0-9a-f]{24}$/)
/** What the body says about the site of the order. */
const site = z.object({ data: z.record(z.string(), z.unknown()) })
/** Clients also send prices and states. They are ignored (U6). */
const courseOrder = z.object({ courseID: id, roundID: id.nullish(), coupon: z.string().max(40).nullish() })
const body = z.object({ data: z.union([courseOrder, cartOrderShape]) })

export const description: CallDescription = {
  summary: { th: 'สั่งซื้อหลักสูตรหรือสินค้าในตะกร้า', en: 'Order a course or a cart' },
  roles: ['user'],
  request: body,
  answer: rowResponse(order, { isNew: true }),
  examples: [
    {
      name: 'course-with-a-price',
      summary: { th: 'ผู้เรียนสั่งซื้อหลักสูตรที่มีราคา', en: 'A learner orders a course with a price' },
      as: 'user',
      request: { data: { courseID: exampleId('course', 6) } },
    },
  ],
}

/**
 * `POST /api/order` (specification §7): orders a course, or the caller's cart, and reserves its seats and goods. The unpaid order of the
 * same course or cart is returned instead of a second one.
 */
const createOrderCall: ApiCommand = async (ctx, call) => {
  assertSite(ctx, order, site.safeParse(call.body).data?.data ?? {})
  const coupon = couponIn(call.body)
  if (coupon !== undefined) await chooseCoupon(ctx, coupon)
  const _id = await createOrder(ctx, orderIn(call.body))
  const [data] = (await find(ctx, 'order', { args: [{ _id }] })) as Record<string, unknown>[]
  return { status: 200, _id, data }
}

export default createOrderCall

/** The code of a coupon that the order is to use. */
const couponIn = (given: unknown): string | undefined =>
  z.object({ data: z.object({ coupon: z.string().nullish() }) }).safeParse(given).data?.data.coupon ?? undefined

function orderIn(given: unknown): Parameters<typeof createOrder>[1] {
  const read = z.object({ data: z.record(z.string(), z.unknown()) }).safeParse(given)
  const isCart = read.success && read.data.data['cartID'] !== undefined && read.data.data['courseID'] === undefined
  if (isCart) {
    const cart = cartOrderShape.safeParse(read.data.data)
    if (!cart.success) {
      const field = cart.error.issues[0]?.path.join('.') ?? 'cartID'
      throw invalid({ field, code: 'wrong', ...checkoutProblems.badOrder })
    }
    return cart.data
  }
  const course = courseOrder.safeParse(read.data?.data)
  if (!course.success) throw invalid({ field: 'courseID', code: 'required', ...words.noCourse })
  return { courseID: course.data.courseID, roundID: course.data.roundID ?? null }
}
