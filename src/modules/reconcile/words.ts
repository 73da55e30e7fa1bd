/** Why a file or a match is refused. */
export const reconcileWords = {
  noFile: { th: 'กรุณาเลือกไฟล์ของธนาคาร', en: 'Choose a file of the bank' },
  noAccount: { th: 'กรุณาเลือกบัญชีธนาคารที่เปิดใช้', en: 'Choose an active bank account' },
  noRows: { th: 'ไฟล์นี้ไม่มีรายการรับเงิน', en: 'The file has no money received' },
  formula: {
    th: 'เซลล์ {cell} เป็นสูตรที่ไม่มีผลลัพธ์ กรุณาดาวน์โหลดไฟล์จากธนาคารใหม่',
    en: 'Cell {cell} is a formula without a result. Download the file from the bank again.',
  },
  noColumns: {
    th: 'กรุณาเลือกคอลัมน์วันที่และเงินเข้า ห้ามใช้คอลัมน์เดียวกันซ้ำ',
    en: 'Choose the columns of the day and the deposit. A column has one meaning.',
  },
  incomplete: {
    th: 'แถวที่ {row}: ยอดคงเหลือไม่ต่อเนื่องจากแถวก่อนหน้า รายการเดินบัญชีไม่ครบ กรุณาดาวน์โหลดใหม่ทั้งช่วง',
    en: 'Row {row}: the balance does not follow from the row before. The statement is incomplete.',
  },
  notSuggested: { th: 'รายการนี้จัดการไปแล้ว กรุณาโหลดหน้าใหม่', en: 'This row is already settled. Load the page again.' },
  notMatched: { th: 'รายการนี้ไม่ได้จับคู่อยู่', en: 'This row is not matched' },
  noOrder: { th: 'ไม่พบคำสั่งซื้อที่มีเลขอ้างอิงนี้', en: 'There is no order with this reference' },
  changed: {
    th: 'ยอดของคำสั่งซื้อเปลี่ยนไปแล้ว ผลรวมไม่เท่ากับรายการธนาคาร',
    en: 'The orders have changed. Their sum is not the amount of the row.',
  },
  ownOrder: {
    th: 'จับคู่คำสั่งซื้อของตนเองไม่ได้ กรุณาให้ผู้อื่นทำ',
    en: 'You cannot match your own order. Ask a colleague.',
  },
  numbered: {
    th: 'คำสั่งซื้อนี้ออกเอกสารที่มีเลขที่แล้ว ยกเลิกการจับคู่ไม่ได้ กรุณาออกใบลดหนี้',
    en: 'A numbered document exists for this order. Issue a credit note instead.',
  },
  notNow: { th: 'ไฟล์นี้ไม่ได้อยู่ในขั้นตอนนี้แล้ว', en: 'The file is no longer in this state' },
  noReason: { th: 'กรุณาระบุเหตุผล', en: 'Enter a reason' },
  noDecision: { th: 'เรื่องนี้เปลี่ยนไปแล้ว กรุณาโหลดหน้าใหม่', en: 'This case has changed. Load the page again.' },
} as const

/** Why a bill payment file is refused as a whole. `{line}` is the line of the file. */
export const billFaults = {
  empty: { th: 'ไฟล์ว่างเปล่า', en: 'The file is empty' },
  size: { th: 'ไฟล์ใหญ่เกินไป', en: 'The file is too large' },
  length: {
    th: 'บรรทัดที่ {line} ไม่ครบ 256 ตัวอักษร ไฟล์อาจถูกแก้ไขหรือบันทึกเป็น UTF-8 กรุณาดาวน์โหลดจากธนาคารใหม่',
    en: 'Line {line} does not have 256 characters. The file may have been edited or saved as UTF-8.',
  },
  letters: { th: 'บรรทัดที่ {line} มีอักขระที่ไม่ใช่ตัวอักษร ไฟล์เสียหาย', en: 'Line {line} has control characters' },
  type: { th: 'บรรทัดที่ {line} มีชนิดที่ไม่รู้จัก', en: 'Line {line} has an unknown type' },
  sequence: { th: 'ลำดับขาดหายที่บรรทัด {line} ไฟล์ไม่ครบ', en: 'The sequence has a gap at line {line}' },
  account: {
    th: 'บรรทัดที่ {line} เป็นของบัญชีอื่น กรุณาเลือกบัญชีให้ตรงกับไฟล์',
    en: 'Line {line} is of another account. Choose the account of the file.',
  },
  header: { th: 'ไฟล์ไม่มีบรรทัดหัว (H)', en: 'The file has no header (H)' },
  trailer: { th: 'ไฟล์ไม่มีบรรทัดท้าย (T) ไฟล์อาจดาวน์โหลดไม่ครบ', en: 'The file has no trailer (T). It may be incomplete.' },
  value: { th: 'บรรทัดที่ {line} มีวันที่ เวลา หรือจำนวนเงินที่อ่านไม่ได้', en: 'Line {line} has a wrong day, time or amount' },
  count: { th: 'จำนวนรายการไม่ตรงกับบรรทัดท้าย', en: 'The number of rows differs from the trailer' },
  sum: { th: 'ยอดรวมไม่ตรงกับบรรทัดท้าย', en: 'The sum differs from the trailer' },
} as const

/** Why a cell of a statement cannot be read. `{cell}` is its place. */
export const statementFaults = {
  rows: { th: 'ไฟล์มีรายการมากเกินไป กรุณาแบ่งเป็นหลายไฟล์', en: 'The file has too many rows. Split it.' },
  day: { th: 'เซลล์ {cell} ไม่ใช่วันที่ กรุณาตรวจการเลือกคอลัมน์', en: 'Cell {cell} is not a day. Check the columns.' },
  ambiguous: {
    th: 'เซลล์ {cell} เป็นวันที่ที่ปีอาจเป็น พ.ศ. หรือ ค.ศ. กรุณาใช้ปี 4 หลัก',
    en: 'The year in cell {cell} may be of two eras. Use 4 digits.',
  },
  time: { th: 'เซลล์ {cell} ไม่ใช่เวลา', en: 'Cell {cell} is not a time' },
  amount: { th: 'เซลล์ {cell} ไม่ใช่จำนวนเงิน', en: 'Cell {cell} is not an amount' },
} as const

/** Notices and progress. */
export const reconcileNotices = {
  reading: { th: 'กำลังอ่านรายการ', en: 'Reading rows' },
  applying: { th: 'กำลังจับคู่', en: 'Matching rows' },
  seenInFile: { th: 'มีรายการเดียวกันในไฟล์รับชำระแล้ว', en: 'A bill payment file has the same row' },
  undoneByBank: { th: 'ธนาคารกลับรายการ', en: 'Reversed by the bank' },
  accountChanged: { th: 'บัญชีธนาคารถูกเปลี่ยน: {name}', en: 'Bank account changed: {name}' },
  accountChangedText: {
    th: '{by} เปลี่ยนข้อมูลบัญชีที่ใช้กระทบยอด กรุณาตรวจสอบ',
    en: '{by} changed an account that bank files are matched with. Please check it.',
  },
  differs: { th: 'ตรวจสอบยอดเงิน: พบยอดไม่ตรงกัน {n} รายการ', en: 'Money audit: {n} {n|amount differs|amounts differ}' },
  differsText: {
    th: 'ระบบไม่แก้ไขให้เอง กรุณาเปิดดูทีละรายการ',
    en: 'Nothing is repaired without a person. Open the rows and check them.',
  },
} as const
