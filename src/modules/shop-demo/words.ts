/** Why something cannot be tried. */
export const demoProblems = {
  closed: {
    th: 'การทดลองนี้ชำระแล้วหรือมีผู้อื่นกดก่อน เริ่มการทดลองใหม่ได้',
    en: 'This trial is paid, or somebody was faster. Start another one.',
  },
  many: { th: 'มีการทดลองมากเกินไป กรุณาล้างการทดลองก่อน', en: 'There are too many trials. Clear them first.' },
} as const

/** The screen on which staff try the shop. */
export const demoWords = {
  notice: {
    th: 'หน้านี้เป็นตัวอย่างทั้งหมด ไม่มีเงินจริง ไม่นับในยอดขาย ภาษี บัญชี และสต็อก และชำระคำสั่งซื้อจริงไม่ได้',
    en: 'Everything here is a sample. No money moves, no sales, tax, journal or stock figure counts it, and it cannot pay a real order.',
  },
  create: { th: 'สร้างสินค้าตัวอย่าง', en: 'Create sample goods' },
  remove: { th: 'นำสินค้าตัวอย่างออก', en: 'Remove sample goods' },
  created: {
    th: 'สร้างสินค้าตัวอย่างแล้ว นำออกได้ทุกเมื่อที่หน้านี้',
    en: 'Sample goods created. You can remove them here at any time.',
  },
  removed: {
    th: 'นำสินค้าตัวอย่างออกแล้ว กด “สร้างสินค้าตัวอย่าง” เพื่อนำกลับมา',
    en: 'Sample goods removed. “Create sample goods” brings them back.',
  },
  goods: { th: 'สินค้าตัวอย่าง', en: 'Sample goods' },
  none: { th: 'ยังไม่มีสินค้าตัวอย่าง', en: 'No sample goods yet' },
  noneText: {
    th: 'สร้างสินค้าตัวอย่าง 3 รายการเพื่อทดลองซื้อ สินค้าเป็นฉบับร่างและเผยแพร่ไม่ได้ ลูกค้าจึงไม่เห็น',
    en: 'Create three sample goods to try a purchase. They are drafts that cannot be published, so customers never see them.',
  },
  price: { th: 'ราคา', en: 'Price' },
  buy: { th: 'ทดลองซื้อ', en: 'Try to buy' },
  current: { th: 'ตัวจำลองผู้ให้บริการชำระเงิน', en: 'Payment provider simulator' },
  currentText: {
    th: '{name} · เลือกว่าผู้ให้บริการจะทำอะไรกับการชำระเงินนี้',
    en: '{name} · Choose what the provider does with this payment.',
  },
  state: { th: 'ขั้นตอน', en: 'State' },
  paid: { th: 'ชำระแล้ว', en: 'Paid' },
  extra: { th: 'เงินเกิน', en: 'Extra money' },
  pay: { th: 'ชำระสำเร็จ', en: 'Pay' },
  fail: { th: 'ชำระไม่ผ่าน', en: 'Fail' },
  late: { th: 'ชำระหลังหมดเวลา', en: 'Pay late' },
  twice: { th: 'ชำระซ้ำสองครั้ง', en: 'Pay twice' },
  story: { th: 'สิ่งที่เกิดขึ้น', en: 'What happened' },
  step: { th: 'เหตุการณ์', en: 'Event' },
  buyer: { th: 'ผู้ซื้อเห็น', en: 'The buyer sees' },
  staff: { th: 'เจ้าหน้าที่ทำ', en: 'Staff do' },
  trials: { th: 'การทดลองทั้งหมด', en: 'All trials' },
  trial: { th: 'สินค้า', en: 'Goods' },
  when: { th: 'เมื่อ', en: 'When' },
  noTrials: { th: 'ยังไม่มีการทดลอง', en: 'No trials yet' },
  clear: { th: 'ล้างการทดลอง', en: 'Clear trials' },
  cleared: { th: 'ล้างการทดลองแล้ว', en: 'Trials cleared' },
  files: { th: 'ไฟล์สำหรับทดลอง', en: 'Files to try with' },
  slip: { th: 'สลิป', en: 'Slip' },
  slipText: {
    th: 'คำสั่งซื้อที่ “รอตรวจสลิป” มีรูปสลิปให้ลองตรวจ เว็บไซต์สาธิตมีสลิปตัวอย่างอยู่แล้ว',
    en: 'Orders with a slip to review have a picture to check. The demo site has a sample slip.',
  },
  openSlips: { th: 'ดูคำสั่งซื้อที่รอตรวจสลิป', en: 'Orders with slips' },
  bankFile: { th: 'ไฟล์ธนาคาร', en: 'Bank file' },
  bankText: {
    th: 'เว็บไซต์สาธิตมีบัญชีตัวอย่าง กด “ไฟล์ตัวอย่าง” ที่หน้ากระทบยอด แล้วอัปโหลดไฟล์นั้นเพื่อลองจับคู่',
    en: 'The demo site has a sample account. Download “Sample file” on the reconciliation page and upload it to try the matching.',
  },
  openBank: { th: 'ไปหน้ากระทบยอด', en: 'Open reconciliation' },
} as const

/** What an event means for the buyer and for staff. */
export const eventWords = {
  created: {
    name: { th: 'สั่งซื้อ', en: 'Ordered' },
    buyer: { th: 'ยอดที่ต้องชำระ QR และเวลาที่เหลือ', en: 'The amount, the QR code and the time left' },
    staff: { th: 'ไม่ต้องทำอะไร สินค้าจองไว้ให้ผู้ซื้อ', en: 'Nothing. The goods are held.' },
  },
  attempt: {
    name: { th: 'เริ่มชำระเงิน', en: 'Payment begun' },
    buyer: { th: 'หน้าชำระเงินของผู้ให้บริการ', en: 'The page of the provider' },
    staff: { th: 'ไม่ต้องทำอะไร', en: 'Nothing' },
  },
  declined: {
    name: { th: 'ผู้ให้บริการปฏิเสธ', en: 'Declined' },
    buyer: { th: 'ชำระไม่สำเร็จ ลองใหม่หรือใช้วิธีอื่นได้', en: 'The payment failed. They can try again.' },
    staff: { th: 'ไม่ต้องทำอะไร คำสั่งซื้อยังรอชำระ', en: 'Nothing. The order still waits.' },
  },
  expire: {
    name: { th: 'หมดเวลาชำระ', en: 'Time is over' },
    buyer: { th: 'หมดเวลา ถ้าโอนแล้วให้แนบสลิป', en: 'The time is over. They attach the slip if they paid.' },
    staff: { th: 'ไม่ต้องทำอะไร สินค้ากลับเข้าสต็อก', en: 'Nothing. The goods are free again.' },
  },
  money: {
    name: { th: 'ได้รับเงิน', en: 'Money received' },
    buyer: { th: 'ได้รับเงินแล้ว', en: 'Payment received' },
    staff: {
      th: 'ไม่ต้องทำอะไร ถ้าสินค้าหมดแล้ว คำสั่งซื้อจะเป็น “ต้องดำเนินการ”',
      en: 'Nothing. If the goods are gone, the order needs attention.',
    },
  },
  extra: {
    name: { th: 'ได้รับเงินซ้ำ', en: 'Money received again' },
    buyer: { th: 'คำสั่งซื้อเสร็จแล้ว ไม่ตัดเพิ่ม', en: 'The order stays complete' },
    staff: {
      th: 'เงินเกินอยู่ใน “เงินที่ต้องดำเนินการ” เลือกเก็บไว้หรือคืน',
      en: 'Decide in the money work list: keep it or refund it.',
    },
  },
  fulfil: {
    name: { th: 'ส่งมอบ', en: 'Fulfilled' },
    buyer: { th: 'เสร็จสมบูรณ์ และได้รับแจ้งเมื่อจัดส่ง', en: 'Complete. They hear when it is sent.' },
    staff: { th: 'เตรียมพัสดุ แล้วกรอกเลขติดตาม', en: 'Prepare the parcel and enter its tracking number.' },
  },
} as const
