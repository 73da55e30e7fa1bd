import { arabicDigits } from '#domain/thai-text/digits.ts'

/** Columns of a file of questions, with the headings that are accepted besides their names. */
export const optionCount = 8

const headings: Record<string, readonly string[]> = {
  code: ['code', 'รหัส'],
  type: ['type', 'ชนิด', 'ประเภท'],
  stem: ['stem', 'question', 'โจทย์', 'คำถาม', 'ข้อคำถาม'],
  correct: ['correct', 'answer', 'key', 'เฉลย', 'คำตอบ', 'คำตอบที่ถูก'],
  points: ['points', 'คะแนน'],
  tags: ['tags', 'tag', 'แท็ก', 'ป้ายกำกับ'],
  difficulty: ['difficulty', 'ความยาก', 'ระดับความยาก'],
  feedback: ['feedback', 'explanation', 'คำอธิบาย', 'คำอธิบายเฉลย'],
}

export const columns = [
  ...['code', 'type', 'stem'],
  ...Array.from({ length: optionCount }, (_, index) => `option ${index + 1}`),
  ...['correct', 'tags', 'difficulty', 'feedback'],
]

/** Returns the column of a heading: its name or Thai name, `option 1`, `ตัวเลือก ๑`. Null if there is none. */
export function columnOf(heading: string): string | null {
  const plain = arabicDigits(heading).trim().toLowerCase().replace(/\s+/g, ' ')
  const option = /^(?:option|choice|ตัวเลือก|ตัวเลือกที่|ข้อ)\s?(\d)$/.exec(plain)?.[1]
  if (option && Number(option) >= 1 && Number(option) <= optionCount) return `option ${option}`
  return Object.keys(headings).find((name) => headings[name]!.includes(plain)) ?? null
}
