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
  notByCard: { th: 'การคืนเงินนี้ไม่ได้คืนเข้าบัตร', en: 'This refund does not go to the card' },
  noCredit: { th: 'เว็บไซต์นี้ไม่ได้เปิดใช้เครดิต', en: 'This site does not use credit' },
  noGateway: {
    th: 'ติดต่อผู้ให้บริการบัตรไม่ได้ ยังไม่มีการคืนเงิน กรุณาลองใหม่ภายหลัง',
    en: 'The card gateway cannot be reached. Nothing was refunded. Try again later.',
  },
  cardLeft: {
    th: 'ยอดที่ชำระด้วยบัตรของคำสั่งซื้อนี้คืนได้ไม่พอ กรุณาคืนด้วยวิธีอื่น',
    en: 'The card payments of this order cannot return that much. Refund another way.',
  },
  cardRefused: { th: 'ผู้ให้บริการบัตรปฏิเสธการคืนเงิน', en: 'The card gateway refused the refund' },
  keysRefused: { th: 'ผู้ให้บริการบัตรไม่ยอมรับคีย์ลับ', en: 'The card gateway refused the secret key' },
  notArrived: { th: 'ผู้ให้บริการบัตรไม่ได้รับคำขอคืนเงินนี้', en: 'The card gateway never received this refund' },
  undecided: {
    th: 'ผู้ให้บริการบัตรไม่แจ้งผลคืนเงินภายใน 24 ชั่วโมง',
    en: 'The card gateway did not report the result of a refund within 24 hours',
  },
  ownRequest: {
    th: 'ยอดนี้เกินวงเงินที่อนุมัติเองได้ กรุณาให้ผู้อื่นอนุมัติ',
    en: 'This is above the limit for approving your own request. Ask a colleague.',
  },
} as const

/** What learners read who cancel a paid round. */
export const ownRefundWords = {
  tooLate: {
    th: 'เลยกำหนดคืนเงินแล้ว กรุณาติดต่อเจ้าหน้าที่ของสถาบัน',
    en: 'It is too late for a refund. Contact the staff of the academy.',
  },
  changed: {
    th: 'ยอดที่คืนได้เปลี่ยนไป กรุณาตรวจสอบแล้วยืนยันอีกครั้ง',
    en: 'The amount that goes back has changed. Check it and confirm again.',
  },
  noAccount: { th: 'กรุณาระบุบัญชีที่รับเงินคืน', en: 'Enter the account that receives the refund' },
  ownReason: { th: 'ผู้เรียนขอยกเลิก', en: 'Cancelled by the learner' },
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
  credited: {
    title: { th: 'คืนเงินเป็นเครดิตแล้ว: {item}', en: 'Refunded as credit: {item}' },
    text: {
      th: 'เราคืน {amount} ของคำสั่งซื้อ {ref} เป็นเครดิตแล้ว ใช้ได้ทันที',
      en: 'We refunded {amount} of order {ref} as credit. You can use it now.',
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
