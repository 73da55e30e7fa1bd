import type { Issue } from '#domain/validation/issue.ts'

const sentences = {
  'unknown-id': { th: 'มีรหัสที่ไม่อยู่ในข้อคำถามนี้', en: 'This names something that is not part of the question' },
  'repeated-id': { th: 'มีรหัสเดียวกันซ้ำ', en: 'The same ID is used twice' },
  'missing-part': { th: 'ข้อมูลไม่ครบทุกส่วนของข้อคำถาม', en: 'A part of the question is missing here' },
  'too-many': { th: 'เลือกเกินจำนวนที่กำหนด', en: 'More are selected than allowed' },
  'too-long': { th: 'คำตอบยาวเกินกำหนด', en: 'The answer is longer than allowed' },
  'out-of-range': { th: 'ค่านี้อยู่นอกช่วงที่กำหนด', en: 'This is outside the range' },
  'no-key': { th: 'ยังไม่ได้กำหนดคำตอบที่ถูกต้อง', en: 'No correct answer is set' },
  'no-full-mark': { th: 'ต้องมีคำตอบอย่างน้อยหนึ่งข้อที่ได้ 100%', en: 'At least one answer must be worth 100%' },
  'weights-sum': { th: 'น้ำหนักของคำตอบที่ถูกต้องต้องรวมกันได้ 100%', en: 'The weights of correct answers must add up to 100%' },
  'no-blank': { th: 'ข้อความยังไม่มีช่องว่างให้เติม', en: 'The text has no blanks' },
  'blanks-differ': { th: 'ช่องว่างในข้อความไม่ตรงกับช่องที่กำหนดไว้', en: 'The blanks in the text differ from those defined' },
  'wrong-order': { th: 'ค่าต่ำสุดต้องน้อยกว่าค่าสูงสุด', en: 'The minimum must be less than the maximum' },
  'wrong-extension': { th: 'ไม่รับไฟล์ชนิดนี้', en: 'Files of this type are not accepted' },
  'bad-pattern': {
    th: 'รูปแบบคำตอบซับซ้อนเกินไปหรือใช้คำสั่งที่ไม่รองรับ',
    en: 'The pattern is too complex or uses something that is not supported',
  },
  'no-response': { th: 'ข้อนี้ไม่มีคำตอบให้กรอก', en: 'This question takes no response' },
  'wrong-type': { th: 'ประเภทของเฉลยไม่ตรงกับข้อคำถาม', en: 'The key has another type than the question' },
  blank: { th: 'กรุณากรอกโจทย์', en: 'Enter the question' },
  input: { th: 'ข้อมูลใหญ่เกินไปหรือมีอักขระที่บันทึกไม่ได้', en: 'This is too large or contains data that cannot be saved' },
} satisfies Record<string, Pick<Issue, 'th' | 'en'>>

type FaultCode = keyof typeof sentences

/** Returns an issue of a question, key or response in a list, to be spread into others. */
export const fault = (field: string, code: FaultCode): Issue[] => [{ field, code, ...sentences[code] }]

/** Returns the issue where a condition is false. */
export const unless = (isFine: boolean, [field, code]: [field: string, code: FaultCode]): Issue[] =>
  isFine ? [] : fault(field, code)

/** Returns an issue for ids that are not among those allowed. */
export const unknownIDs = (ids: readonly string[], { field, allowed }: { field: string; allowed: readonly string[] }) =>
  unless(
    ids.every((each) => allowed.includes(each)),
    [field, 'unknown-id'],
  )

/** Returns an issue if an id is repeated. */
export const repeatedIDs = (ids: readonly string[], field: string) =>
  unless(new Set(ids).size === ids.length, [field, 'repeated-id'])

/** Returns an issue if some ids that are needed are missing. */
export const missingIDs = (ids: readonly string[], { field, needed }: { field: string; needed: readonly string[] }) =>
  unless(
    needed.every((each) => ids.includes(each)),
    [field, 'missing-part'],
  )

export const idsOf = (list: readonly { id: string }[]): string[] => list.map((each) => each.id)
