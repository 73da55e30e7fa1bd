/** Why an order cannot be made or changed. */
export const orderWords = {
  isFree: {
    th: 'หลักสูตรนี้ไม่มีค่าใช้จ่าย ลงทะเบียนได้เลยไม่ต้องสั่งซื้อ',
    en: 'This course is free. Enrol without an order.',
  },
  tooMany: {
    th: 'คุณมีคำสั่งซื้อที่ยังไม่ชำระ {n} รายการ กรุณาชำระหรือยกเลิกก่อน',
    en: 'You have {n} unpaid orders. Pay or cancel one first.',
  },
  noCourse: { th: 'กรุณาระบุหลักสูตรที่ต้องการซื้อ', en: 'Name the course to buy' },
  notPayable: { th: 'คำสั่งซื้อนี้ชำระเงินไม่ได้แล้ว', en: 'This order can no longer be paid' },
  notPaid: { th: 'คำสั่งซื้อนี้ยังชำระไม่ครบ', en: 'This order is not fully paid' },
  notCancellable: { th: 'คำสั่งซื้อนี้ยกเลิกไม่ได้แล้ว', en: 'This order can no longer be cancelled' },
  slipMissing: { th: 'กรุณาเลือกรูปสลิป', en: 'Choose a picture of the slip' },
  slipUsed: {
    th: 'สลิปนี้ใช้ไปแล้ว กรุณาแนบสลิปของรายการโอนครั้งนี้',
    en: 'This slip was used before. Attach the slip of this transfer.',
  },
  slipOpen: { th: 'สลิปก่อนหน้ากำลังรอตรวจ', en: 'The previous slip is still under review' },
  ownOrder: {
    th: 'ตรวจคำสั่งซื้อของตนเองไม่ได้ กรุณาให้ผู้อื่นตรวจ',
    en: 'You cannot review your own order. Ask a colleague.',
  },
  noReason: { th: 'กรุณาระบุเหตุผล', en: 'Enter a reason' },
  noReference: { th: 'กรุณาระบุเลขที่รายการของธนาคาร', en: 'Enter the transaction number of the bank' },
  wrongAmount: { th: 'กรุณาระบุจำนวนเงินมากกว่า 0 บาท', en: 'Enter an amount of more than 0 baht' },
  paymentUsed: { th: 'บันทึกรายการนี้ไปแล้ว', en: 'This transaction is already recorded' },
} as const

/** What buyers and staff hear about orders. */
export const orderNotices = {
  paid: {
    title: { th: 'ชำระเงินแล้ว: {item}', en: 'Payment received: {item}' },
    text: {
      th: 'เราได้รับเงิน {amount} ของคำสั่งซื้อ {ref} และลงทะเบียนให้คุณแล้ว เริ่มเรียนได้เลย',
      en: 'We received {amount} for order {ref} and enrolled you. You can start learning.',
    },
  },
  attention: {
    title: { th: 'ได้รับเงินแล้ว แต่ที่นั่งเต็ม: {item}', en: 'Paid, but no seat is left: {item}' },
    text: {
      th: 'เราได้รับเงิน {amount} ของคำสั่งซื้อ {ref} แต่ที่นั่งเต็มแล้ว เจ้าหน้าที่จะติดต่อเพื่อย้ายรุ่นหรือคืนเงิน',
      en: 'We received {amount} for order {ref}, but all seats are taken. Staff will contact you about another round or a refund.',
    },
  },
  rejected: {
    title: { th: 'สลิปไม่ผ่านการตรวจ: {item}', en: 'Slip rejected: {item}' },
    text: {
      th: 'คำสั่งซื้อ {ref}: {reason} กรุณาแนบสลิปใหม่ภายใน {until}',
      en: 'Order {ref}: {reason} Attach another slip by {until}.',
    },
  },
} as const

/** What buyers and staff read about card payments. */
export const cardWords = {
  noGateway: {
    th: 'ติดต่อผู้ให้บริการบัตรไม่ได้ ยังไม่มีการตัดเงิน กรุณาลองใหม่ หรือชำระด้วยวิธีอื่น',
    en: 'The card gateway cannot be reached. You were not charged. Try again or pay another way.',
  },
  notPayable: { th: 'คำสั่งซื้อนี้ชำระเงินไม่ได้แล้ว', en: 'This order can no longer be paid' },
  limits: { th: 'ยอดนี้ชำระด้วยบัตรไม่ได้ กรุณาเลือกวิธีอื่น', en: 'This amount cannot be paid by card. Choose another way.' },
  processing: {
    th: 'ธนาคารกำลังดำเนินการชำระเงินครั้งก่อน กรุณารอสักครู่แล้วลองใหม่',
    en: 'The bank is still processing the previous payment. Wait a moment and try again.',
  },
  tooOften: {
    th: 'ชำระด้วยบัตรหลายครั้งเกินไป กรุณาติดต่อเจ้าหน้าที่',
    en: 'Too many card payments were begun. Contact the staff.',
  },
  noDecision: {
    th: 'ผู้ให้บริการบัตรไม่แจ้งผลภายใน 24 ชั่วโมง',
    en: 'The card gateway did not report a result within 24 hours',
  },
  wrongMoney: {
    th: 'ได้รับ {amount} {currency} ({ref}) ซึ่งไม่ใช่เงินบาท จึงไม่บันทึกเป็นการชำระเงิน',
    en: '{amount} {currency} ({ref}) is not in baht and was not recorded as a payment',
  },
  wrongMode: {
    th: 'รายการ {ref} เป็นคนละโหมด (ทดสอบหรือใช้งานจริง) กับคีย์ จึงไม่บันทึกเป็นการชำระเงิน',
    en: '{ref} is of another mode (test or live) than the key and was not recorded as a payment',
  },
  testMoney: { th: 'โหมดทดสอบ ไม่มีเงินจริง', en: 'Test mode, no real money' },
  wrongKey: {
    th: 'คีย์ลับของ Omise ขึ้นต้นด้วย skey_',
    en: 'A secret key of Omise starts with skey_',
  },
  noSimulator: {
    th: 'การติดตั้งนี้ไม่ได้เปิดตัวจำลองการชำระเงิน',
    en: 'This installation does not allow the payment simulator',
  },
} as const
