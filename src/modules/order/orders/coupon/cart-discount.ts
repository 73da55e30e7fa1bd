import type { CouponOffer } from '#modules/redeem-coupon/public-api.ts'
import type { CartDiscount } from '../../rules/cart-order.ts'

/** The discount of an offer as prices are computed with it; null where the coupon takes nothing off. */
export const cartDiscount = (offer: CouponOffer | null): CartDiscount | null =>
  offer?.discount ? { code: offer.coupon.code, discount: offer.discount, eligible: offer.eligible } : null
