import { fileChoiceWords } from '../../screen-words.ts'

/** Texts of the screen that says where the fields of a bank's file are. */
export const layoutWords = {
  title: { th: 'ตำแหน่งในไฟล์ของ{name}', en: 'File layout of {name}' },
  intro: {
    th: 'กรอกตำแหน่งตัวอักษรแรกและตัวสุดท้ายตามเอกสารของธนาคาร นับจาก 1 ข้อมูลที่ไฟล์ไม่มีให้เว้นว่าง',
    en: 'Enter the first and last position from the description of your bank, counted from 1. Leave out what the file does not have.',
  },
  sample: { th: 'ไฟล์ตัวอย่างของธนาคาร', en: 'Sample file of the bank' },
  sampleHint: { th: 'ใช้ดูตัวอย่างเท่านั้น ระบบไม่เก็บไฟล์นี้', en: 'For the preview only. It is not stored.' },
  ...fileChoiceWords,
  line: { th: 'รายการที่แสดง', en: 'Row shown' },
  length: { th: 'ความยาวของบรรทัด', en: 'Length of a line' },
  wrongLength: { th: 'ความยาวของบรรทัดต้องเป็น 80 ถึง 600', en: 'The length of a line must be 80 to 600' },
  field: { th: 'ข้อมูล', en: 'Field' },
  first: { th: 'ตัวแรก', en: 'First' },
  last: { th: 'ตัวสุดท้าย', en: 'Last' },
  value: { th: 'ค่าในไฟล์', en: 'Value in the file' },
  save: { th: 'บันทึกตำแหน่ง', en: 'Save layout' },
  check: { th: 'ตรวจกับไฟล์', en: 'Check with the file' },
  standard: { th: 'ใช้รูปแบบกลางของธนาคาร', en: 'Use the cross-bank layout' },
  isStandard: { th: 'บัญชีนี้ใช้รูปแบบกลางของธนาคาร', en: 'This account uses the cross-bank layout.' },
  isOwn: { th: 'บัญชีนี้ใช้รูปแบบของตนเอง', en: 'This account has its own layout.' },
  readable: { th: 'อ่านไฟล์ได้ {n} รายการ รวม {amount}', en: '{n} {n|row|rows} can be read, {amount} in total' },
  saved: { th: 'บันทึกตำแหน่งแล้ว', en: 'Layout saved' },
  back: { th: 'กระทบยอดจากไฟล์ธนาคาร', en: 'Match bank files' },
  noFile: { th: 'กรุณาเลือกไฟล์ตัวอย่าง', en: 'Choose a sample file' },
  changed: {
    th: 'มีผู้อื่นเปลี่ยนข้อมูลบัญชีนี้ไปแล้ว กรุณาโหลดหน้าใหม่',
    en: 'Somebody else changed this account. Load the page again.',
  },
} as const

/** The lines of a file. */
export const lineWords = {
  everyLine: { th: 'ทุกบรรทัด', en: 'Every line' },
  header: { th: 'บรรทัดหัว (H)', en: 'Header (H)' },
  detail: { th: 'บรรทัดรายการ (D)', en: 'Rows (D)' },
  trailer: { th: 'บรรทัดท้าย (T)', en: 'Trailer (T)' },
} as const

/** The fields of a file. */
export const fieldWords: Readonly<Record<string, { th: string; en: string }>> = {
  type: { th: 'ชนิดบรรทัด', en: 'Type of line' },
  sequence: { th: 'ลำดับ', en: 'Sequence' },
  bank: { th: 'รหัสธนาคาร', en: 'Bank code' },
  account: { th: 'เลขที่บัญชี', en: 'Account number' },
  companyName: { th: 'ชื่อบริษัท', en: 'Company name' },
  serviceCode: { th: 'รหัสบริการ', en: 'Service code' },
  day: { th: 'วันที่ (ววดดปปปป)', en: 'Day (ddmmyyyy)' },
  time: { th: 'เวลา (ชชนนวว)', en: 'Time (hhmmss)' },
  payer: { th: 'ชื่อผู้โอน', en: 'Payer' },
  ref1: { th: 'เลขอ้างอิง 1', en: 'Reference 1' },
  ref2: { th: 'เลขอ้างอิง 2', en: 'Reference 2' },
  ref3: { th: 'เลขอ้างอิง 3', en: 'Reference 3' },
  branch: { th: 'สาขาธนาคาร', en: 'Branch of the bank' },
  teller: { th: 'เจ้าหน้าที่ธนาคาร', en: 'Teller' },
  kind: { th: 'รับ (C) หรือกลับรายการ (D)', en: 'Credit (C) or debit (D)' },
  transaction: { th: 'รหัสรายการ', en: 'Transaction code' },
  cheque: { th: 'เลขที่เช็ค', en: 'Cheque number' },
  amount: { th: 'จำนวนเงิน', en: 'Amount' },
  chequeBank: { th: 'ธนาคารของเช็ค', en: 'Bank of the cheque' },
  billerId: { th: 'รหัสผู้รับชำระเงิน (Biller ID)', en: 'Biller ID' },
  sendingBank: { th: 'ธนาคารผู้โอน', en: 'Sending bank' },
  newCheque: { th: 'เลขที่เช็คแบบใหม่', en: 'New cheque number' },
  debits: { th: 'ยอดกลับรายการ', en: 'Sum of debits' },
  debitCount: { th: 'จำนวนกลับรายการ', en: 'Number of debits' },
  credits: { th: 'ยอดรับ', en: 'Sum of credits' },
  creditCount: { th: 'จำนวนรับ', en: 'Number of credits' },
}

/** Why a place cannot be used. `{field}` is its name. */
export const placeWords = {
  missing: { th: '{field}: ไฟล์ต้องมีข้อมูลนี้', en: '{field}: the file must have it' },
  order: { th: '{field}: ตัวสุดท้ายต้องไม่อยู่ก่อนตัวแรก', en: '{field}: the last position is before the first' },
  outside: { th: '{field}: อยู่นอกบรรทัด', en: '{field}: it is outside the line' },
  width: { th: '{field}: จำนวนตัวอักษรไม่ถูกต้อง', en: '{field}: it has the wrong number of letters' },
  overlap: { th: '{field}: ซ้อนกับข้อมูลอื่น', en: '{field}: it overlaps another field' },
} as const
