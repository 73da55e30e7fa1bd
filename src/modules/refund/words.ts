/** Why a refund is refused. */
export const refundProblems = {
  nothing: { th: 'กรุณาเลือกรายการหรือระบุจำนวนเงินที่คืน', en: 'Choose lines or enter the amount to refund' },
  tooMuch: { th: 'คืนเงินเกินจำนวนที่ชำระหรือจำนวนที่เหลือไม่ได้', en: 'A refund cannot exceed what was paid or what is left' },
  mixed: {
    th: 'คำสั่งซื้อนี้คืนเงินด้วยวิธีอื่นไปแล้ว คืนตามรายการหรือตามจำนวนเงินได้อย่างเดียว',
    en: 'This order was refunded in the other way. Refund by lines or by amount, not both.',
  },
  unpaid: {
    th: 'คำสั่งซื้อนี้ชำระไม่ครบ กรุณาคืนตามจำนวนเงิน',
    en: 'This order is not fully paid. Refund by amount.',
  },
  notRefundable: { th: 'คำสั่งซื้อนี้คืนเงินไม่ได้ในขั้นตอนนี้', en: 'This order cannot be refunded in its state' },
  closed: { th: 'มีผู้ดำเนินการรายการนี้ไปแล้ว', en: 'Somebody has handled this refund already' },
  noReason: { th: 'กรุณาระบุเหตุผล', en: 'Enter a reason' },
  noAccount: { th: 'กรุณาระบุบัญชีที่รับเงินคืน', en: 'Enter the account that receives the refund' },
  noProof: { th: 'กรุณาระบุเลขที่รายการโอนคืน', en: 'Enter the transaction number of the refund' },
  proofUsed: { th: 'เลขที่รายการนี้ใช้กับการคืนเงินนี้ไปแล้ว', en: 'This transaction number was used for this refund before' },
  ownRequest: {
    th: 'ยอดนี้เกินวงเงินที่อนุมัติเองได้ กรุณาให้ผู้อื่นอนุมัติ',
    en: 'This is above the limit for approving your own request. Ask a colleague.',
  },
} as const

/** What the buyer hears about a refund. */
export const refundNotices = {
  approved: {
    title: { th: 'อนุมัติคืนเงินแล้ว: {item}', en: 'Refund approved: {item}' },
    text: {
      th: 'เราจะคืนเงิน {amount} ของคำสั่งซื้อ {ref}',
      en: 'We will refund {amount} for order {ref}.',
    },
  },
  sent: {
    title: { th: 'คืนเงินแล้ว: {item}', en: 'Refund sent: {item}' },
    text: {
      th: 'เราคืนเงิน {amount} ของคำสั่งซื้อ {ref} แล้ว เลขที่รายการ {proof}',
      en: 'We sent {amount} for order {ref}. Transaction number: {proof}.',
    },
  },
  rejected: {
    title: { th: 'ไม่อนุมัติคืนเงิน: {item}', en: 'Refund rejected: {item}' },
    text: { th: 'คำสั่งซื้อ {ref}: {reason}', en: 'Order {ref}: {reason}' },
  },
  failed: {
    title: { th: 'โอนเงินคืนไม่สำเร็จ: {item}', en: 'Refund could not be sent: {item}' },
    text: {
      th: 'คำสั่งซื้อ {ref}: {reason} เจ้าหน้าที่จะติดต่อคุณ',
      en: 'Order {ref}: {reason} Staff will contact you.',
    },
  },
} as const
