/** What buyers read on the pay page and among their orders. */
export const payWords = {
  title: { th: 'ชำระเงิน', en: 'Pay' },
  order: { th: 'คำสั่งซื้อ {ref}', en: 'Order {ref}' },
  back: { th: 'คำสั่งซื้อของฉัน', en: 'My orders' },
  amount: { th: 'ยอดที่ต้องชำระ', en: 'Amount due' },
  until: { th: 'ที่นั่งจองไว้ให้คุณถึง {until}', en: 'Your seat is held until {until}' },
  scan: { th: 'สแกนจ่ายด้วยแอปธนาคาร', en: 'Scan with your bank app' },
  scanText: {
    th: 'จ่ายบนโทรศัพท์เครื่องนี้ ให้บันทึกภาพ QR แล้วเปิดภาพในแอปธนาคาร',
    en: 'To pay on this phone, save the QR picture and open it in your bank app.',
  },
  saveQr: { th: 'บันทึกภาพ QR', en: 'Save QR picture' },
  qrLabel: { th: 'QR พร้อมเพย์ {amount}', en: 'PromptPay QR for {amount}' },
  transfer: { th: 'โอนเข้าบัญชีธนาคาร', en: 'Transfer to a bank account' },
  bank: { th: 'ธนาคาร', en: 'Bank' },
  account: { th: 'เลขที่บัญชี', en: 'Account number' },
  accountName: { th: 'ชื่อบัญชี', en: 'Account name' },
  reference: { th: 'เลขอ้างอิง', en: 'Reference' },
  noWays: {
    th: 'ยังไม่มีช่องทางชำระเงินออนไลน์ กรุณาติดต่อเจ้าหน้าที่เพื่อชำระค่าเรียน',
    en: 'There is no online payment yet. Contact the staff to pay.',
  },
  credit: { th: 'เครดิต', en: 'Credit' },
  creditText: { th: 'คุณมีเครดิต {balance}', en: 'You have a credit of {balance}' },
  payByCredit: { th: 'ชำระ {amount} ด้วยเครดิต', en: 'Pay {amount} with credit' },
  card: { th: 'บัตรเครดิตหรือเดบิต', en: 'Credit or debit card' },
  cardText: {
    th: 'หน้าชำระเงินของผู้ให้บริการจะเปิดในแท็บใหม่ เราไม่เห็นและไม่เก็บข้อมูลบัตร เมื่อจ่ายแล้วกลับมาที่หน้านี้',
    en: 'The page of the card gateway opens in a new tab. We never see or keep card data. Come back to this page after you paid.',
  },
  payByCard: { th: 'ชำระด้วยบัตร', en: 'Pay by card' },
  cardTest: { th: 'โหมดทดสอบ ไม่มีการตัดเงินจริง', en: 'Test mode. No real money is charged.' },
  cardBegun: {
    th: 'เริ่มชำระด้วยบัตรแล้ว ผลจะแสดงที่หน้านี้ หรือเปิดหน้าชำระเงินเดิมได้อีกครั้ง',
    en: 'Card payment begun. The result appears here. You can open the payment page again.',
  },
  cardProcessing: {
    th: 'ธนาคารกำลังดำเนินการ ผลจะแสดงที่หน้านี้ ไม่ต้องชำระซ้ำ',
    en: 'The bank is processing the payment. The result appears here. Do not pay again.',
  },
  cardDeclined: {
    th: 'ชำระด้วยบัตรไม่สำเร็จ ยังไม่มีการตัดเงิน ลองใหม่หรือใช้วิธีอื่นได้',
    en: 'The card payment failed and you were not charged. Try again or pay another way.',
  },
  cardEnded: { th: 'หน้าชำระเงินเดิมหมดเวลาแล้ว เริ่มใหม่ได้', en: 'The payment page expired. You can begin again.' },
  slip: { th: 'แนบสลิป', en: 'Attach slip' },
  slipText: {
    th: 'หลังโอนแล้ว แนบรูปสลิปที่นี่ เจ้าหน้าที่จะตรวจและลงทะเบียนให้คุณ',
    en: 'After the transfer, attach a picture of the slip. Staff check it and enrol you.',
  },
  slipFile: { th: 'รูปสลิป', en: 'Slip picture' },
  slipHint: { th: 'JPG, PNG หรือ WebP', en: 'JPG, PNG or WebP' },
  chooseSlip: { th: 'เลือกรูปสลิป', en: 'Choose picture' },
  noSlip: { th: 'ยังไม่ได้เลือกรูป', en: 'No picture chosen' },
  slipChosen: { th: 'เลือกรูปแล้ว', en: 'Picture chosen' },
  sendSlip: { th: 'ส่งสลิป', en: 'Send slip' },
  reviewTitle: { th: 'ได้รับสลิปแล้ว กำลังตรวจ', en: 'We received your slip and are checking it' },
  reviewText: {
    th: 'ที่นั่งของคุณยังจองไว้ เราจะแจ้งผลทันทีที่ตรวจเสร็จ',
    en: 'Your seat stays reserved. We will tell you the result as soon as it is checked.',
  },
  rejected: { th: 'สลิปไม่ผ่าน: {reason}', en: 'Slip rejected: {reason}' },
  paidTitle: { th: 'ได้รับเงินแล้ว กำลังลงทะเบียน', en: 'Payment received. Enrolling you' },
  doneTitle: { th: 'ชำระเงินเรียบร้อยแล้ว', en: 'Payment complete' },
  doneText: { th: 'คุณลงทะเบียนหลักสูตรนี้แล้ว', en: 'You are enrolled in this course.' },
  attentionTitle: { th: 'ได้รับเงินแล้ว แต่ที่นั่งเต็ม', en: 'Paid, but no seat is left' },
  attentionText: {
    th: 'เจ้าหน้าที่จะติดต่อคุณเพื่อย้ายรุ่นหรือคืนเงิน',
    en: 'Staff will contact you about another round or a refund.',
  },
  expiredTitle: { th: 'หมดเวลาชำระเงินแล้ว', en: 'The time to pay is over' },
  expiredText: {
    th: 'ถ้าโอนเงินไปแล้ว แนบสลิปได้ที่หน้านี้ หรือสั่งซื้อใหม่จากหน้าหลักสูตร',
    en: 'If you have paid, attach the slip here. Otherwise order again on the course page.',
  },
  cancelledTitle: { th: 'ยกเลิกคำสั่งซื้อแล้ว', en: 'Order cancelled' },
  partRefundedTitle: { th: 'คืนเงินบางส่วนแล้ว', en: 'Partly refunded' },
  refundedTitle: { th: 'คืนเงินแล้ว', en: 'Refunded' },
  partPaid: { th: 'ชำระแล้ว {paid} จาก {price}', en: '{paid} of {price} paid' },
  learn: { th: 'เริ่มเรียน', en: 'Start learning' },
  course: { th: 'ไปหน้าหลักสูตร', en: 'Go to the course' },
  cancel: { th: 'ยกเลิกคำสั่งซื้อ', en: 'Cancel order' },
  cancelRedemption: {
    th: 'ยกเลิกได้จนกว่าจะจัดส่ง เครดิตจะกลับเข้ากระเป๋าโดยมีวันหมดอายุเดิม เครดิตที่หมดอายุไปแล้วจะไม่คืน',
    en: 'You can cancel until it is sent. Your credit comes back with the same end. Credit that has ended meanwhile does not.',
  },
  lines: { th: 'รายการที่สั่งซื้อ', en: 'Items' },
  extend: { th: 'ขอเวลาชำระเพิ่ม', en: 'Extend the time to pay' },
} as const

/** What replaces the words of a course where goods are bought. */
export const shopPayWords = {
  until: { th: 'รายการของคุณจองไว้ถึง {until}', en: 'Your items are held until {until}' },
  slipText: {
    th: 'หลังโอนแล้ว แนบรูปสลิปที่นี่ เจ้าหน้าที่จะตรวจและเตรียมสินค้าให้คุณ',
    en: 'After the transfer, attach a picture of the slip. Staff check it and prepare your goods.',
  },
  reviewText: {
    th: 'รายการของคุณยังจองไว้ เราจะแจ้งผลทันทีที่ตรวจเสร็จ',
    en: 'Your items stay reserved. We will tell you the result as soon as it is checked.',
  },
  paidTitle: { th: 'ได้รับเงินแล้ว', en: 'Payment received' },
  doneText: { th: 'เราแจ้งคุณเมื่อจัดส่งสินค้าแล้ว', en: 'We will tell you when your goods are sent.' },
  attentionTitle: { th: 'ได้รับเงินแล้ว แต่บางรายการไม่พอ', en: 'Paid, but something is missing' },
  attentionText: {
    th: 'เจ้าหน้าที่จะติดต่อคุณเพื่อจัดหาสินค้าหรือคืนเงิน',
    en: 'Staff will contact you about a replacement or a refund.',
  },
  expiredText: {
    th: 'ถ้าโอนเงินไปแล้ว แนบสลิปได้ที่หน้านี้ หรือเลือกสินค้าแล้วสั่งซื้อใหม่',
    en: 'If you have paid, attach the slip here. Otherwise fill your cart and order again.',
  },
} as const

/** What replaces the words of a course where a subscription is bought. */
export const planPayWords = {
  until: {
    th: 'ชำระได้ถึง {until} เราไม่ตัดบัตรอัตโนมัติในรอบถัดไป',
    en: 'Pay until {until}. No card is charged for later periods.',
  },
  slipText: {
    th: 'หลังโอนแล้ว แนบรูปสลิปที่นี่ เจ้าหน้าที่จะตรวจแล้วเริ่มหรือต่ออายุสมาชิกให้คุณ',
    en: 'After the transfer, attach a picture of the slip. Staff check it, and your subscription starts or goes on.',
  },
  reviewText: {
    th: 'เราจะแจ้งผลทันทีที่ตรวจเสร็จ วันของสมาชิกนับจากวันที่ชำระ',
    en: 'We will tell you the result as soon as it is checked. Your days count from the payment.',
  },
  paidTitle: { th: 'ได้รับเงินแล้ว', en: 'Payment received' },
  doneText: { th: 'สมาชิกของคุณใช้ได้แล้ว', en: 'Your subscription is active.' },
  attentionTitle: { th: 'ได้รับเงินแล้ว เจ้าหน้าที่กำลังตรวจสอบ', en: 'Paid, staff are looking into it' },
  attentionText: {
    th: 'เจ้าหน้าที่จะติดต่อคุณเพื่อเปิดสมาชิกหรือคืนเงิน',
    en: 'Staff will contact you about your subscription or a refund.',
  },
  expiredText: {
    th: 'ถ้าโอนเงินไปแล้ว แนบสลิปได้ที่หน้านี้ หรือสมัครใหม่จากหน้าหลักสูตร',
    en: 'If you have paid, attach the slip here. Otherwise subscribe again on the page of a course.',
  },
  course: { th: 'สมาชิกของฉัน', en: 'My subscriptions' },
} as const

export const billWords = {
  wallet: { th: 'เครดิตของฉัน', en: 'My credit' },
  title: { th: 'คำสั่งซื้อของฉัน', en: 'My orders' },
  none: { th: 'คุณยังไม่มีคำสั่งซื้อ', en: 'You have no orders yet' },
  seeCourses: { th: 'ดูหลักสูตรทั้งหมด', en: 'See all courses' },
  item: { th: 'รายการ', en: 'Item' },
  reference: { th: 'เลขอ้างอิง', en: 'Reference' },
  date: { th: 'วันที่สั่งซื้อ', en: 'Ordered' },
  price: { th: 'ราคา', en: 'Price' },
  state: { th: 'สถานะ', en: 'Status' },
  documents: { th: 'เอกสาร', en: 'Documents' },
  xml: { th: 'XML', en: 'XML' },
  pay: { th: 'ชำระเงิน', en: 'Pay' },
  view: { th: 'ดูคำสั่งซื้อ', en: 'View order' },
} as const

/** What a visitor reads on the page of their order. */
export const visitorPayWords = {
  back: { th: 'กลับไปที่ร้าน', en: 'Back to the shop' },
} as const
