/** Why a coupon cannot be used. */
export const couponProblems = {
  unknown: {
    th: 'ใช้คูปองนี้ไม่ได้ กรุณาตรวจสอบรหัสแล้วลองใหม่',
    en: 'This coupon cannot be used. Check the code and try again.',
  },
  early: { th: 'คูปองนี้ยังไม่ถึงวันที่เริ่มใช้', en: 'This coupon is not valid yet' },
  late: { th: 'คูปองนี้หมดอายุแล้ว', en: 'This coupon has expired' },
  usedUp: { th: 'คูปองนี้ถูกใช้ครบแล้ว', en: 'This coupon has been used up' },
  perUser: { th: 'คุณใช้คูปองนี้ครบตามสิทธิ์แล้ว', en: 'You have used this coupon as often as you may' },
  target: { th: 'คูปองนี้สำหรับกลุ่มเป้าหมายอื่น', en: 'This coupon is for another target group' },
  nothing: { th: 'คูปองนี้ใช้กับรายการที่เลือกไม่ได้', en: 'This coupon does not apply to these items' },
  minSpend: {
    th: 'ยอดซื้อยังไม่ถึงขั้นต่ำของคูปองนี้',
    en: 'Your purchase is below the minimum of this coupon',
  },
  credit: {
    th: 'คูปองนี้ให้เครดิต เปิดหน้าคูปองเพื่อรับเครดิต',
    en: 'This coupon gives credit. Open its page to receive it.',
  },
  staff: { th: 'บัญชีเจ้าหน้าที่ใช้คูปองไม่ได้', en: 'Staff accounts cannot use coupons' },
} as const
