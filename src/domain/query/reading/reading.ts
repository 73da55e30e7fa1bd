import type { Issue } from '#domain/validation/issue.ts'

import type { Filter } from '../filter.ts'

export const MOST_DEPTH = 8
export const MOST_CONDITIONS = 100
export const MOST_VALUES = 500
export const MOST_TEXT = 1000
export const MOST_LITERAL = 100
const MOST_ISSUES = 20

/** The state while one query is read: the issues and the number of conditions so far. */
export interface Reading {
  issues: Issue[]
  conditions: number
  /** The numbers so far of stages (nested ones included), of lookups, and of unwound lists. */
  stages?: number
  lookups?: number
  unwound?: { stored: number; gathered: number; joined: number }
  /** The current path in a pipeline. It precedes the field of each issue. */
  path?: string
}

const SENTENCES = {
  shape: { th: 'รูปแบบเงื่อนไขไม่ถูกต้อง', en: 'This is not a condition' },
  'unknown-field': { th: 'ไม่มีช่องข้อมูลชื่อนี้', en: 'There is no such field' },
  'unknown-operator': { th: 'ไม่รู้จักตัวดำเนินการนี้', en: 'There is no such operator' },
  'wrong-type': { th: 'ชนิดของค่าไม่ตรงกับช่องข้อมูล', en: 'The value does not fit the field' },
  'unclean-text': { th: 'ข้อความมีอักขระที่ใช้ไม่ได้', en: 'The text contains characters that cannot be used' },
  'not-literal': { th: 'ค้นหาได้เฉพาะข้อความธรรมดา', en: 'Only plain text can be searched for' },
  'too-deep': { th: 'เงื่อนไขซ้อนกันเกิน 8 ชั้น', en: 'Conditions are nested more than 8 deep' },
  'too-many': { th: 'เงื่อนไขหรือค่ามีจำนวนมากเกินไป', en: 'There are too many conditions or values' },
  'too-long': { th: 'ข้อความยาวเกินไป', en: 'The text is too long' },
  stage: { th: 'ไม่รู้จักขั้นตอนนี้', en: 'There is no such stage' },
  expression: { th: 'ไม่รู้จักนิพจน์นี้', en: 'There is no such expression' },
  accumulator: { th: 'ไม่รู้จักตัวรวมค่านี้', en: 'There is no such accumulator' },
  unsortable: { th: 'เรียงตามช่องนี้ไม่ได้', en: 'You cannot sort by this' },
  'no-relation': { th: 'ข้อมูลสองชุดนี้ไม่ได้เชื่อมกัน', en: 'These two are not related' },
  'bad-name': { th: 'ใช้ชื่อนี้ไม่ได้', en: 'This name cannot be used' },
  'too-large': { th: 'จำนวนอยู่นอกช่วงที่ใช้ได้', en: 'The number is out of range' },
  'too-big': {
    th: 'ขั้นตอนนี้คัดลอกหรือคำนวณข้อมูลเดิมซ้ำมากเกินไป ผลลัพธ์จะใหญ่เกินไป',
    en: 'This stage copies or computes the same data too many times: the answer would be too large',
  },
  multiplied: {
    th: 'แตกรายการนี้ไม่ได้ เพราะมีรายการอื่นที่รวบรวมไว้อยู่ด้วย จะถูกทำซ้ำทุกแถว',
    en: 'This list cannot be unwound together with another collected list, which would be repeated for each element',
  },
  'not-here': { th: 'ใช้ขั้นตอนนี้ตรงนี้ไม่ได้', en: 'This stage is not allowed here' },
} as const

/** Notes an issue and returns the filter that matches nothing, so that reading can continue. */
export function refuse(reading: Reading, issue: { field: string; code: keyof typeof SENTENCES }): Filter {
  if (reading.issues.length < MOST_ISSUES) {
    const place = [reading.path, issue.field].filter(Boolean).join('.')
    const field = place.slice(0, 160).toWellFormed()
    reading.issues.push({ field, code: issue.code, ...SENTENCES[issue.code] })
  }
  return { is: 'none' }
}

/** Counts conditions. Returns false once a filter has too many. */
export function hasRoom(reading: Reading, more = 1): boolean {
  reading.conditions += more
  return reading.conditions <= MOST_CONDITIONS
}

export function isPlainObject(input: unknown): input is Record<string, unknown> {
  if (typeof input !== 'object' || input === null) return false
  const prototype: unknown = Object.getPrototypeOf(input)
  return prototype === Object.prototype || prototype === null
}
