/** What the nightly audit compares. Each rule computes one number of the shop in two ways. */
export const auditRules = [
  { value: 'orderPaid', label: { th: 'ยอดชำระของคำสั่งซื้อ = ผลรวมการรับชำระ', en: 'Paid amount = sum of payments' } },
  { value: 'orderState', label: { th: 'ขั้นตอนของคำสั่งซื้อ = ยอดที่ชำระ', en: 'State of the order = paid amount' } },
  { value: 'paymentApplied', label: { th: 'ยอดที่ตัด ไม่เกินยอดที่รับ', en: 'Applied amount within the payment' } },
  { value: 'paymentEntry', label: { th: 'การรับชำระ = บัญชีธนาคารในสมุดรายวัน', en: 'Payment = its journal entry' } },
  { value: 'entryBalance', label: { th: 'รายการสมุดรายวันสมดุล', en: 'Journal entry is balanced' } },
  { value: 'entryPayment', label: { th: 'รายการสมุดรายวันมีการรับชำระ', en: 'Journal entry has its payment' } },
  {
    value: 'orderAdvance',
    label: { th: 'ยอดชำระ = เงินรับล่วงหน้าในสมุดรายวัน', en: 'Paid amount = advance in the journal' },
  },
  { value: 'seats', label: { th: 'ที่นั่งที่จอง = การจองและการเสนอที่นั่ง', en: 'Reserved seats = reservations and offers' } },
  { value: 'stock', label: { th: 'สต็อก = ผลรวมการเคลื่อนไหว', en: 'Stock = sum of moves' } },
  { value: 'documentNumbers', label: { th: 'เลขที่เอกสารเรียงต่อกัน', en: 'Document numbers without gaps' } },
  { value: 'bankRow', label: { th: 'รายการธนาคาร = ยอดที่จับคู่', en: 'Bank row = its matches' } },
  { value: 'bankFile', label: { th: 'ยอดรวมของไฟล์ธนาคาร = ผลรวมรายการ', en: 'Bank file = sum of its rows' } },
] as const

export type AuditRule = (typeof auditRules)[number]['value']
