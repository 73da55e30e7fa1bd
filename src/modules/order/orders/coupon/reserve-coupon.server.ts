import { addUse, type CouponOffer } from '#modules/redeem-coupon/public-api.ts'
import type { Context } from '#platform/context.ts'

/**
 * Reserves a use of the chosen coupon for a new order, in its transaction and before its seats and goods. `amount` is the discount in baht.
 * Without a discount nothing is used, and the coupon stays for the next purchase.
 */
export async function reserveCoupon(
  ctx: Context,
  { orderID, offer, amount }: { orderID: string; offer: CouponOffer | null; amount: number },
): Promise<void> {
  if (offer?.discount && amount > 0) await addUse(ctx, { coupon: offer.coupon, orderID, amount, state: 'reserved' })
}
