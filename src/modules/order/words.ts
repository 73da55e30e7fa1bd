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
  tooManyOfPhone: {
    th: 'เบอร์โทรศัพท์นี้มีคำสั่งซื้อที่ยังไม่ชำระ {n} รายการ กรุณาชำระหรือยกเลิกก่อน',
    en: 'This phone number has {n} unpaid orders. Pay or cancel one first.',
  },
  tooManyOfAddress: {
    th: 'มีคำสั่งซื้อที่ยังไม่ชำระจากเครือข่ายนี้มากเกินไป กรุณาชำระคำสั่งซื้อก่อนหน้า หรือลองใหม่ภายหลัง',
    en: 'There are too many unpaid orders from this network. Pay an earlier order or try again later.',
  },
  noCourse: { th: 'กรุณาระบุหลักสูตรที่ต้องการซื้อ', en: 'Name the course to buy' },
  wrongSeats: { th: 'ซื้อได้ครั้งละ 1 ถึง 500 ที่นั่ง', en: 'Buy 1 to 500 seats at a time' },
  wrongWithheld: {
    th: 'ภาษีหัก ณ ที่จ่ายเกินอัตราตามกฎหมาย หรือผู้ซื้อไม่ใช่นิติบุคคล',
    en: 'The tax withheld exceeds the legal rate, or the buyer is no company',
  },
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
  shipmentClosed: { th: 'คำสั่งซื้อนี้จัดส่งถึงผู้ซื้อแล้ว', en: 'This order was delivered already' },
  wrongPieces: {
    th: 'กรุณาระบุจำนวนชิ้นที่ส่งในพัสดุนี้ ไม่เกินจำนวนที่ยังไม่ได้ส่ง',
    en: 'Enter the pieces in this parcel, at most those that are not sent yet',
  },
  noCarrier: { th: 'กรุณาระบุบริษัทขนส่ง', en: 'Enter the carrier' },
  paymentUsed: { th: 'บันทึกรายการนี้ไปแล้ว', en: 'This transaction is already recorded' },
} as const

/** Why a cart cannot be ordered as it is. */
export const checkoutProblems = {
  staff: { th: 'บัญชีเจ้าหน้าที่สั่งซื้อไม่ได้ กรุณาใช้บัญชีผู้เรียน', en: 'Staff accounts cannot order. Use a learner account.' },
  empty: { th: 'ตะกร้าว่าง กรุณาเลือกสินค้าก่อนสั่งซื้อ', en: 'Your cart is empty. Add products before you order.' },
  ordered: {
    th: 'คุณสั่งซื้อหลักสูตรในตะกร้าไว้แล้วและยังไม่ชำระ กรุณาชำระคำสั่งซื้อเดิมหรือนำหลักสูตรออกจากตะกร้า',
    en: 'A course in your cart is in an order that you have not paid. Pay that order or remove the course.',
  },
  notReady: {
    th: 'บางรายการในตะกร้าซื้อไม่ได้แล้ว กรุณาลดจำนวนหรือนำออกก่อนสั่งซื้อ',
    en: 'Some items can no longer be bought. Reduce the quantity or remove them before you order.',
  },
  changed: {
    th: 'ราคา สินค้า ภาษี หรือค่าจัดส่งเปลี่ยนไป ยอดใหม่คือ {total} ตรวจสอบแล้วกดสั่งซื้ออีกครั้ง',
    en: 'Prices, items, VAT or shipping changed. The new total is {total}. Check it and order again.',
  },
  method: {
    th: 'วิธีจัดส่งที่เลือกส่งไปที่อยู่นี้ไม่ได้ กรุณาเลือกวิธีอื่น',
    en: 'The chosen shipping method does not serve this address. Choose another one.',
  },
  noMethod: {
    th: 'ไม่มีวิธีจัดส่งไปที่อยู่นี้ กรุณาติดต่อเจ้าหน้าที่',
    en: 'No shipping method serves this address. Contact the staff.',
  },
  otherProvince: {
    th: 'รหัสไปรษณีย์ไม่ตรงกับจังหวัด',
    en: 'The postal code does not belong to the province',
  },
  badOrder: { th: 'ข้อมูลการสั่งซื้อไม่ถูกต้อง', en: 'The data of the order is not valid' },
  noProfile: { th: 'ไม่พบข้อมูลใบกำกับภาษีที่เลือก', en: 'The chosen tax data does not exist' },
  visitorCourse: {
    th: 'หลักสูตรต้องซื้อด้วยบัญชีผู้เรียน กรุณาเข้าสู่ระบบหรือสมัครสมาชิก ตะกร้าของคุณยังอยู่ครบ',
    en: 'Courses need a learner account. Log in or register. Your cart stays as it is.',
  },
  email: { th: 'กรุณากรอกอีเมลให้ถูกต้อง', en: 'Enter a valid email address' },
  cannotExtend: { th: 'ขยายเวลาของคำสั่งซื้อนี้ไม่ได้แล้ว', en: 'The time to pay cannot be extended' },
  lacking: {
    name: { th: 'กรุณากรอกชื่อผู้รับ', en: 'Enter the name of the recipient' },
    phone: { th: 'กรุณากรอกเบอร์โทรศัพท์ 10 หลัก', en: 'Enter a phone number of 10 digits' },
    NO: { th: 'กรุณากรอกบ้านเลขที่', en: 'Enter the house number' },
    subdistrict: { th: 'กรุณากรอกตำบลหรือแขวง', en: 'Enter the subdistrict' },
    district: { th: 'กรุณากรอกอำเภอหรือเขต', en: 'Enter the district' },
    province: { th: 'กรุณากรอกจังหวัด', en: 'Enter the province' },
    zipcode: { th: 'กรุณากรอกรหัสไปรษณีย์ 5 หลัก', en: 'Enter a postal code of 5 digits' },
    address: { th: 'ที่อยู่ไม่ถูกต้อง', en: 'The address is not valid' },
  },
} as const

/** What staff hear when unpaid orders hold too much. */
export const holdWords = {
  title: { th: 'คำสั่งซื้อที่ยังไม่ชำระจองไว้มาก: {name}', en: 'Mostly held by unpaid orders: {name}' },
  text: {
    th: 'จองไว้ {held} จาก {total} โดยยังไม่ชำระเงิน ตรวจดูว่าเป็นผู้ซื้อจริงหรือไม่ และยกเลิกคำสั่งซื้อที่ผิดปกติ',
    en: '{held} of {total} are held without payment. Check whether the buyers are real, and cancel suspicious orders.',
  },
} as const

/** The parts of an order, as its screens name them. */
export const describedWords = {
  each: { th: '{n} ชิ้น ชิ้นละ {price}', en: '{n} {n|piece|pieces} at {price} each' },
  shipTo: { th: 'จัดส่งถึง', en: 'Ship to' },
  billTo: { th: 'ออกเอกสารในนาม', en: 'Bill to' },
  email: { th: 'อีเมล (ไม่มีบัญชี)', en: 'Email (no account)' },
  note: { th: 'หมายเหตุจากผู้ซื้อ', en: 'Note from the buyer' },
  shipping: { th: 'การจัดส่ง', en: 'Shipping' },
  parcel: { th: 'พัสดุ', en: 'Parcel' },
  parcelOf: { th: 'พัสดุที่ {n}', en: 'Parcel {n}' },
  pieces: { th: '{name} × {n}', en: '{name} × {n}' },
} as const

/** What buyers and staff hear about orders. */
export const orderNotices = {
  ordered: {
    title: { th: 'รับคำสั่งซื้อแล้ว: {item}', en: 'Order received: {item}' },
    text: {
      th: 'คำสั่งซื้อ {ref} ยอด {amount} กรุณาชำระภายใน {until} เปิดลิงก์ด้านล่างเพื่อชำระเงินและดูสถานะ',
      en: 'Order {ref} of {amount}. Pay by {until}. Use the link below to pay and to see how far it is.',
    },
  },
  paid: {
    title: { th: 'ชำระเงินแล้ว: {item}', en: 'Payment received: {item}' },
    text: {
      th: 'เราได้รับเงิน {amount} ของคำสั่งซื้อ {ref} และลงทะเบียนให้คุณแล้ว เริ่มเรียนได้เลย',
      en: 'We received {amount} for order {ref} and enrolled you. You can start learning.',
    },
  },
  subscribed: {
    title: { th: 'ชำระเงินแล้ว: {item}', en: 'Payment received: {item}' },
    text: {
      th: 'เราได้รับเงิน {amount} ของคำสั่งซื้อ {ref} สมาชิกของคุณเริ่มใช้ได้แล้ว ดูวันสิ้นสุดได้ที่หน้าคำสั่งซื้อของฉัน',
      en: 'We received {amount} for order {ref}. Your subscription is active. Its end is on the page “My orders”.',
    },
  },
  renewal: {
    title: { th: 'ต่ออายุสมาชิก: {item}', en: 'Renew your subscription: {item}' },
    text: {
      th: 'รอบปัจจุบันสิ้นสุด {reason} ชำระ {amount} ภายใน {until} เพื่อเรียนต่อ เราไม่ตัดบัตรอัตโนมัติ ถ้าไม่ต้องการต่อ ไม่ต้องทำอะไร',
      en: 'Your present period ends on {reason}. Pay {amount} by {until} to keep learning. No card is charged automatically. To let it end, do nothing.',
    },
  },
  attention: {
    title: { th: 'ได้รับเงินแล้ว แต่ที่นั่งเต็ม: {item}', en: 'Paid, but no seat is left: {item}' },
    text: {
      th: 'เราได้รับเงิน {amount} ของคำสั่งซื้อ {ref} แต่ที่นั่งเต็มแล้ว เจ้าหน้าที่จะติดต่อเพื่อย้ายรุ่นหรือคืนเงิน',
      en: 'We received {amount} for order {ref}, but all seats are taken. Staff will contact you about another round or a refund.',
    },
  },
  sold: {
    title: { th: 'ชำระเงินแล้ว: {item}', en: 'Payment received: {item}' },
    text: {
      th: 'เราได้รับเงิน {amount} ของคำสั่งซื้อ {ref} แล้ว กำลังเตรียมสินค้าเพื่อจัดส่งให้คุณ',
      en: 'We received {amount} for order {ref} and are preparing your goods.',
    },
  },
  missing: {
    title: { th: 'ได้รับเงินแล้ว แต่มีรายการไม่พอ: {item}', en: 'Paid, but something is missing: {item}' },
    text: {
      th: 'เราได้รับเงิน {amount} ของคำสั่งซื้อ {ref} แต่สินค้าหรือที่นั่งบางรายการหมดแล้ว เจ้าหน้าที่จะติดต่อคุณ',
      en: 'We received {amount} for order {ref}, but some goods or seats are gone. Staff will contact you.',
    },
  },
  sent: {
    title: { th: 'จัดส่งสินค้าแล้ว: {item}', en: 'Your goods were sent: {item}' },
    text: {
      th: 'คำสั่งซื้อ {ref} จัดส่งแล้วกับ {reason}',
      en: 'Order {ref} was sent with {reason}.',
    },
  },
  returned: {
    title: { th: 'ยกเลิกการแลก: {item}', en: 'Redemption cancelled: {item}' },
    text: {
      th: 'เรายกเลิกคำสั่งซื้อ {ref} และคืนเครดิต {amount} เข้ากระเป๋าของคุณแล้ว {reason}',
      en: 'We cancelled order {ref} and returned {amount} of credit to your wallet. {reason}',
    },
  },
  partSent: {
    title: { th: 'จัดส่งสินค้าบางส่วนแล้ว: {item}', en: 'Some of your goods were sent: {item}' },
    text: {
      th: 'คำสั่งซื้อ {ref} จัดส่งบางส่วนแล้วกับ {reason} ที่เหลือจะจัดส่งตามไป',
      en: 'A part of order {ref} was sent with {reason}. The rest follows.',
    },
  },
  roundCancelled: {
    title: { th: 'รุ่นที่ชำระเงินแล้วถูกยกเลิก: {item}', en: 'Paid round cancelled: {item}' },
    text: {
      th: 'คำสั่งซื้อ {ref} จำนวน {amount}: {reason} เจ้าหน้าที่จะติดต่อเพื่อย้ายรุ่นหรือคืนเงิน',
      en: 'Order {ref} of {amount}: {reason} Staff will contact you about another round or a refund.',
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
  incomplete: { th: 'กรุณากรอกช่องนี้ ไม่เช่นนั้นผู้ซื้อชำระเงินไม่ได้', en: 'Fill in this field. Without it nobody can pay.' },
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
