/** The words of the screen that creates a batch of coupons. */
export const batchWords = {
  heading: { th: 'สร้างคูปองทั้งชุด', en: 'Create a batch' },
  coupons: { th: 'คูปอง', en: 'Coupons' },
  section: { th: 'ชุดคูปอง', en: 'Batch' },
  template: { th: 'รหัสคูปองต้นแบบ', en: 'Code of the template' },
  templateHint: {
    th: 'ทุกใบได้เงื่อนไขเดียวกับคูปองนี้ แต่รหัสต่างกัน',
    en: 'Every coupon gets the terms of this one and its own code',
  },
  count: { th: 'จำนวนคูปอง', en: 'Number of coupons' },
  countHint: { th: 'ครั้งละไม่เกิน 1,000 ใบ', en: 'At most 1,000 at a time' },
  batch: { th: 'ชื่อชุดคูปอง', en: 'Name of the batch' },
  save: { th: 'สร้างคูปอง', en: 'Create coupons' },
  cancel: { th: 'ยกเลิก', en: 'Cancel' },
  noTemplate: { th: 'ไม่พบคูปองต้นแบบ', en: 'The template was not found' },
  badCount: { th: 'กรุณากรอกจำนวน 1 ถึง 1,000', en: 'Enter a number from 1 to 1,000' },
  noBatch: { th: 'กรุณาตั้งชื่อชุดคูปองใหม่', en: 'Enter a new name for the batch' },
} as const
