/** What is wrong with a request of the marketplace. */
export const refusals = {
  begins: { th: 'ผู้ขายใหม่เริ่มที่รออนุมัติ', en: 'A new vendor begins as applied' },
  transition: { th: 'เปลี่ยนเป็นสถานะนี้ไม่ได้', en: 'The state cannot change in this way' },
  reason: { th: 'กรุณาบอกเหตุผล', en: 'Give a reason' },
  notApproved: {
    th: 'เผยแพร่สินค้าของผู้ขายที่ยังไม่ได้อนุมัติไม่ได้',
    en: 'Products of a vendor that is not approved cannot be published',
  },
  secondPerson: {
    th: 'ต้องเป็นผู้ดูแลอีกคน ผู้ที่ทำขั้นตอนก่อนหน้าทำขั้นตอนนี้ไม่ได้',
    en: 'Another administrator must do this, not the person of the step before',
  },
  ownVendor: { th: 'คุณเป็นผู้ติดต่อของผู้ขายรายนี้ จึงทำรายการนี้ไม่ได้', en: 'You are the contact of this vendor' },
  changeWaits: {
    th: 'มีบัญชีธนาคารที่รอยืนยันอยู่ กรุณายืนยันหรือไม่ยืนยันก่อน',
    en: 'A bank account waits for confirmation. Confirm or refuse it first',
  },
  paused: {
    th: 'บัญชีธนาคารเพิ่งเปลี่ยน จ่ายเงินได้ตั้งแต่ {at}',
    en: 'The bank account has changed. Payouts are possible from {at}',
  },
  noAccount: { th: 'ผู้ขายยังไม่มีบัญชีธนาคาร', en: 'The vendor has no bank account' },
  suspended: { th: 'ผู้ขายไม่อยู่ในสถานะอนุมัติ', en: 'The vendor is not approved' },
  noProof: { th: 'กรุณาแนบหลักฐานและเลขที่รายการโอน', en: 'Attach the proof and enter the transaction' },
  moreThanBalance: { th: 'ยอดจ่ายมากกว่ายอดค้างจ่ายของผู้ขาย', en: 'The payout is more than the vendor is owed' },
  noSale: { th: 'ไม่พบการขายของรายการนี้', en: 'There is no sale of this line' },
  tooMuch: { th: 'คืนเงินมากกว่ายอดขาย', en: 'The refund is more than the sale' },
  wrongAmount: { th: 'จำนวนเงินไม่ถูกต้อง', en: 'The amount is not valid' },
} as const

/** E-mails to vendors. */
export const mailWords = {
  accountSubject: { th: 'มีการขอเปลี่ยนบัญชีธนาคารของ {name}', en: 'A new bank account was entered for {name}' },
  accountText: {
    th: 'มีผู้บันทึกบัญชีธนาคารใหม่สำหรับรับเงินจาก {site}: {bank} เลขที่ลงท้าย {last} บัญชีจะใช้ได้เมื่อผู้ดูแลอีกคนยืนยัน',
    en: 'A new bank account for payouts of {site} was entered: {bank}, ending in {last}. It is used after another administrator confirms it.',
  },
  confirmedSubject: { th: 'เปลี่ยนบัญชีธนาคารของ {name} แล้ว', en: 'The bank account of {name} has changed' },
  confirmedText: {
    th: 'บัญชีรับเงินจาก {site} เปลี่ยนเป็น {bank} เลขที่ลงท้าย {last} การจ่ายเงินหยุดไว้ 72 ชั่วโมง',
    en: 'Payouts of {site} now go to {bank}, ending in {last}. Payouts pause for 72 hours.',
  },
  emailSubject: { th: 'อีเมลผู้ติดต่อของ {name} เปลี่ยนแล้ว', en: 'The contact e-mail of {name} has changed' },
  emailText: {
    th: 'อีเมลที่รับแจ้งเรื่องผู้ขายของ {site} เปลี่ยนเป็นที่อยู่อื่น',
    en: 'Notices about the vendor on {site} now go to another address.',
  },
  unknown: {
    th: 'ถ้าคุณไม่ได้ขอเปลี่ยน กรุณาติดต่อเราทันที',
    en: 'If you did not ask for this, contact us at once.',
  },
} as const
