/** The states of a bank file, from its upload to its end. */
export const fileStates = [
  { value: 'columns', label: { th: 'รอเลือกคอลัมน์', en: 'Choose columns' } },
  { value: 'reading', label: { th: 'กำลังอ่าน', en: 'Reading' } },
  { value: 'preview', label: { th: 'รอยืนยัน', en: 'To confirm' } },
  { value: 'applying', label: { th: 'กำลังจับคู่', en: 'Matching' } },
  { value: 'done', label: { th: 'เสร็จสิ้น', en: 'Done' } },
] as const

export type FileState = (typeof fileStates)[number]['value']

export const fileKinds = [
  { value: 'bill', label: { th: 'ไฟล์รับชำระ 256 ตัวอักษร', en: 'Bill payment file (256 characters)' } },
  { value: 'statement', label: { th: 'รายการเดินบัญชี', en: 'Bank statement' } },
] as const

export type FileKind = (typeof fileKinds)[number]['value']

/** The states of a row of a bank file. A suggested row waits for staff, unless it is exact: then the file applies it. */
export const rowStates = [
  { value: 'matched', label: { th: 'จับคู่แล้ว', en: 'Matched' } },
  { value: 'suggested', label: { th: 'มีคู่ที่แนะนำ', en: 'Suggested' } },
  { value: 'open', label: { th: 'ยังไม่มีคู่', en: 'Open' } },
  { value: 'ignored', label: { th: 'ไม่ใช่ค่าเรียน', en: 'Set aside' } },
  { value: 'reversed', label: { th: 'ธนาคารกลับรายการ', en: 'Reversed' } },
] as const

export type RowState = (typeof rowStates)[number]['value']
