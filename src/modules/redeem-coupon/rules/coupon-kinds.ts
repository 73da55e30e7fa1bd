/** What a coupon gives: a discount in percent or baht, a course, or credit for the wallet. */
export const couponKinds = [
  { value: 'percent', label: { th: 'ส่วนลดเป็นร้อยละ', en: 'Discount in percent' } },
  { value: 'amount', label: { th: 'ส่วนลดเป็นบาท', en: 'Discount in baht' } },
  { value: 'course', label: { th: 'เรียนหลักสูตรฟรี', en: 'A free course' } },
  { value: 'credit', label: { th: 'เครดิต', en: 'Credit' } },
] as const

export type CouponKind = (typeof couponKinds)[number]['value']

/** A use is reserved while its order waits for the money, used when it is paid, and released if the order ends unpaid. */
export const useStates = [
  { value: 'reserved', label: { th: 'จองไว้', en: 'Reserved' } },
  { value: 'used', label: { th: 'ใช้แล้ว', en: 'Used' } },
  { value: 'released', label: { th: 'คืนสิทธิ์แล้ว', en: 'Released' } },
] as const

export type UseState = (typeof useStates)[number]['value']
