export {
  chooseCoupon,
  chosenCode,
  type CouponOffer,
  couponOffer,
  forgetCoupon,
  lockChosen,
} from './coupons/chosen-coupon.server.ts'
export { addUse, releaseUse, settleUse } from './coupons/coupon-uses.server.ts'
export { type Coupon, couponIssue, lockCoupon, readCoupon } from './coupons/read-coupon.server.ts'
