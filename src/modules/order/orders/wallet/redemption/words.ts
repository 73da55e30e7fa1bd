/** Why goods cannot be redeemed with credit. */
export const redemptionProblems = {
  staff: { th: 'บัญชีเจ้าหน้าที่แลกของไม่ได้ กรุณาใช้บัญชีผู้เรียน', en: 'Staff accounts cannot redeem. Use a learner account.' },
  noGoods: { th: 'สินค้านี้แลกด้วยเครดิตไม่ได้แล้ว', en: 'These goods can no longer be redeemed' },
  quantity: { th: 'กรุณาระบุจำนวนตั้งแต่ 1 ชิ้น', en: 'Enter a quantity of 1 or more' },
  tooMany: {
    th: 'สินค้าเหลือไม่พอ หรือเกินจำนวนที่แลกได้ต่อครั้ง',
    en: 'Not enough is left, or it is more than one order may take',
  },
  changed: {
    th: 'จำนวนเครดิตเปลี่ยนเป็น {n} ตรวจสอบแล้วยืนยันอีกครั้ง',
    en: 'The price is now {n} {n|credit|credits}. Check it and confirm again.',
  },
  again: { th: 'แบบฟอร์มไม่ครบถ้วน กรุณาเริ่มใหม่', en: 'The form is not complete. Start again.' },
} as const

/** What the records of a redemption say. */
export const redemptionWords = {
  returned: { th: 'ยกเลิกการแลกก่อนจัดส่ง', en: 'Cancelled before it was sent' },
} as const
