import type { StepCode } from '#domain/flow/step.ts'
import type { Text } from '#platform/site/i18n/words.ts'

/** The labels of the inputs of steps, by their name. */
export const fieldWords = {
  reason: { th: 'เหตุผล (ดูได้ในประวัติ)', en: 'Reason, for the history' },
  seconds: { th: 'เวลารอ (วินาที)', en: 'Seconds' },
  message: { th: 'ข้อความ', en: 'Message' },
  title: { th: 'หัวข้อ', en: 'Title' },
  button: { th: 'ข้อความบนปุ่ม', en: 'Button' },
  accept: { th: 'ปุ่มยินยอม', en: 'Button to agree' },
  decline: { th: 'ปุ่มไม่ยินยอม', en: 'Button to decline' },
  endOnDecline: { th: 'จบโฟลว์เมื่อไม่ยินยอม', en: 'Declining ends the flow' },
  comparisons: { th: 'เงื่อนไข', en: 'Conditions' },
  isAny: { th: 'ตรงข้อใดข้อหนึ่งก็พอ', en: 'One of them is enough' },
  action: { th: 'งานที่ให้ทำ', en: 'Action' },
  collection: { th: 'ข้อมูล', en: 'Collection' },
  limit: { th: 'จำนวนสูงสุด', en: 'At most' },
  method: { th: 'วิธีเรียก', en: 'Method' },
  url: { th: 'URL', en: 'URL' },
  headers: { th: 'เฮดเดอร์', en: 'Headers' },
  isRepeatable: { th: 'เรียกซ้ำได้โดยไม่เกิดผลซ้ำ', en: 'Calling it twice does no harm' },
  username: { th: 'ช่องชื่อผู้ใช้', en: 'Field of the user name' },
  password: { th: 'ช่องรหัสผ่าน', en: 'Field of the password' },
  email: { th: 'ช่องอีเมล', en: 'Field of the email' },
  newPassword: { th: 'ช่องรหัสผ่านใหม่', en: 'Field of the new password' },
  present: { th: 'ช่องรหัสผ่านปัจจุบัน', en: 'Field of the current password' },
  code: { th: 'ช่องรหัสยืนยัน', en: 'Field of the code' },
  target: { th: 'แสดงในแถวรหัส (ว่างคือหน้าต่าง)', en: 'In the row with this id (empty: a window)' },
  html: { th: 'เนื้อหา', en: 'Content' },
  mode: { th: 'การปรับ', en: 'Change' },
  sku: { th: 'SKU', en: 'SKU' },
  quantity: { th: 'จำนวน', en: 'Quantity' },
  targets: { th: 'รหัสของแถว (คั่นด้วยจุลภาค)', en: 'Ids of rows, separated by commas' },
  isVisible: { th: 'แสดง (ไม่เลือกคือซ่อน)', en: 'Show (otherwise hide)' },
  path: { th: 'หน้า', en: 'Page' },
  template: { th: 'แม่แบบอีเมล', en: 'Email template' },
  to: { th: 'ส่งถึง', en: 'To' },
  toName: { th: 'ชื่อผู้รับ', en: 'Name of the recipient' },
} satisfies Record<string, Text>

/** The label of the data of a step, by its code. */
export const requestWords: Partial<Record<StepCode, Text>> = {
  http: { th: 'เนื้อหา (JSON)', en: 'Body (JSON)' },
  request: { th: 'คำค้น (JSON เช่น {"filter": {…}})', en: 'Query (JSON, such as {"filter": {…}})' },
  call: { th: 'ค่าที่ส่งให้งาน (JSON)', en: 'Values of the action (JSON)' },
}

/** The labels of choices. Methods of HTTP are the same in every language. */
export const choiceWords = {
  in: { th: 'รับเข้า', en: 'Add' },
  out: { th: 'ตัดออก', en: 'Take' },
  adjust: { th: 'ตั้งยอด', en: 'Set' },
} satisfies Record<string, Text>

/** The operators of a condition. */
export const operatorWords = {
  eq: { th: 'เท่ากับ', en: 'is' },
  ne: { th: 'ไม่เท่ากับ', en: 'is not' },
  gt: { th: 'มากกว่า', en: 'is more than' },
  gte: { th: 'ไม่น้อยกว่า', en: 'is at least' },
  lt: { th: 'น้อยกว่า', en: 'is less than' },
  lte: { th: 'ไม่เกิน', en: 'is at most' },
  contains: { th: 'มีคำว่า', en: 'contains' },
  empty: { th: 'ว่าง', en: 'is empty' },
  filled: { th: 'มีค่า', en: 'has a value' },
}

/** The parts of the lists in the fields. */
export const listWords = {
  left: { th: 'ค่า', en: 'Value' },
  operator: { th: 'เปรียบเทียบ', en: 'Comparison' },
  right: { th: 'กับ', en: 'With' },
  addComparison: { th: 'เพิ่มเงื่อนไข', en: 'Add condition' },
  headerName: { th: 'ชื่อเฮดเดอร์', en: 'Header' },
  headerValue: { th: 'ค่า', en: 'Value' },
  addHeader: { th: 'เพิ่มเฮดเดอร์', en: 'Add header' },
  removeItem: { th: 'ลบรายการ', en: 'Remove' },
}
