import type { QuestionType } from '#domain/learning/assessment/question.ts'
import { arabicDigits } from '#domain/thai-text/digits.ts'
import { letterIndex } from '../aiken/letters.ts'
import type { Difficulty } from '../question-file.ts'

/** The types of a table, with the words that are accepted besides. */
const types: Partial<Record<QuestionType, readonly string[]>> = {
  single: ['single', 'single choice', 'เลือกคำตอบเดียว', 'ปรนัย', 'คำตอบเดียว'],
  multiple: ['multiple', 'multiple choice', 'เลือกหลายคำตอบ', 'หลายคำตอบ'],
  truefalse: ['truefalse', 'true/false', 'ถูกผิด', 'ถูก/ผิด', 'จริง/เท็จ'],
  match: ['match', 'matching', 'จับคู่'],
  order: ['order', 'ordering', 'เรียงลำดับ'],
  short: ['short', 'short answer', 'คำตอบสั้น', 'เติมคำ'],
  numeric: ['numeric', 'number', 'ตัวเลข', 'คำนวณ'],
  essay: ['essay', 'อัตนัย', 'บรรยาย', 'เขียนตอบ'],
  'text-only': ['text-only', 'text only', 'ข้อความ', 'ข้อความอย่างเดียว'],
}

const difficulties: Record<Difficulty, readonly string[]> = {
  easy: ['easy', 'ง่าย'],
  medium: ['medium', 'ปานกลาง', 'กลาง'],
  hard: ['hard', 'ยาก'],
}

const truths = ['true', 't', 'yes', '1', 'จริง', 'ถูก', 'ใช่']
const falsehoods = ['false', 'f', 'no', '0', 'เท็จ', 'ผิด', 'ไม่ใช่']

export const typeOf = (cell: string) => keyWith(types, cell) as QuestionType | null
export const difficultyOf = (cell: string) => keyWith(difficulties, cell) as Difficulty | null

/** Returns the truth of a cell; null for any other text. */
export function truthOf(cell: string): boolean | null {
  const word = plain(cell)
  return truths.includes(word) ? true : falsehoods.includes(word) ? false : null
}

/** Returns the indexes of options that a cell names: `1, 3`, `A C`, `ก ค`. Null for any other text. */
export function optionIndexes(cell: string): number[] | null {
  const names = arabicDigits(cell)
    .split(/[\s,;/]+/)
    .filter((name) => name !== '')
  const indexes = names.map((name) => (/^\d$/.test(name) ? Number(name) - 1 : letterIndex(name)))
  return names.length === 0 || indexes.some((index) => index < 0) ? null : [...new Set(indexes)]
}

const plain = (cell: string) => cell.trim().toLowerCase().replace(/\s+/g, ' ')

function keyWith(words: Record<string, readonly string[]>, cell: string): string | null {
  const word = plain(cell)
  return Object.keys(words).find((name) => words[name]!.includes(word)) ?? null
}
