import { priceOf } from '#domain/money/baht.ts'
import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { vatRateIn } from '#modules/billing/public-api.ts'
import { type CouponOffer, couponOffer } from '#modules/redeem-coupon/public-api.ts'
import type { Context } from '#platform/context.ts'
import { priceCart } from '../../rules/cart-order.ts'
import { cartDiscount } from './cart-discount.ts'

interface PricedCourse {
  courseID: string
  price: number | null
  sale_price?: number | null
}

/** Prices a course with the coupon that the viewer chose. A coupon for other things stays for the next purchase. */
export async function priceCourse(ctx: Context, course: PricedCourse) {
  const { courseID } = course
  const price = priceOf(course).pays
  const rate = (await vatRateIn(ctx, bangkokDay(ctx.now))) ?? 0
  const offer: CouponOffer | null = await couponOffer(ctx, [{ productID: null, courseID, total: price }])
  const item = { sku: courseID, quantity: 1, price, taxClass: 'vat' }
  return { ...priceCart({ items: [item], shipping: null, coupon: cartDiscount(offer), rate }), offer }
}

/** What the viewer pays for a course in baht, and the name of the coupon that lowers it. */
export async function courseTotal(ctx: Context, course: PricedCourse) {
  const { total, offer } = await priceCourse(ctx, course)
  return { total, coupon: offer?.discount ? offer.coupon.name : null, problem: offer?.issue ?? null }
}
