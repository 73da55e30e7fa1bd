import type { Issue } from '#domain/validation/issue.ts'

import type { Filter } from '../filter.ts'

export const MOST_DEPTH = 8
export const MOST_CONDITIONS = 100
export const MOST_VALUES = 500
export const MOST_TEXT = 1000
export const MOST_LITERAL = 100
const MOST_ISSUES = 20

/** What is remembered while one filter is read: the issues found and the conditions counted so far. */
export interface Reading {
  issues: Issue[]
  conditions: number
}

const SENTENCES = {
  shape: { th: 'รูปแบบเงื่อนไขไม่ถูกต้อง', en: 'This is not a condition' },
  'unknown-field': { th: 'ไม่มีช่องข้อมูลชื่อนี้', en: 'There is no such field' },
  'unknown-operator': { th: 'ไม่รู้จักตัวดำเนินการนี้', en: 'There is no such operator' },
  'wrong-type': { th: 'ชนิดของค่าไม่ตรงกับช่องข้อมูล', en: 'The value does not fit the field' },
  'unclean-text': { th: 'ข้อความมีอักขระที่ใช้ไม่ได้', en: 'The text holds characters that cannot be used' },
  'not-literal': { th: 'ค้นหาได้เฉพาะข้อความธรรมดา', en: 'Only plain text can be searched for' },
  'too-deep': { th: 'เงื่อนไขซ้อนกันเกิน 8 ชั้น', en: 'Conditions are nested more than 8 deep' },
  'too-many': { th: 'เงื่อนไขหรือค่ามีจำนวนมากเกินไป', en: 'There are too many conditions or values' },
  'too-long': { th: 'ข้อความยาวเกินไป', en: 'The text is too long' },
} as const

/** Notes an issue and answers the filter that lets nothing through, so that reading can go on. */
export function refuse(reading: Reading, issue: { field: string; code: keyof typeof SENTENCES }): Filter {
  if (reading.issues.length < MOST_ISSUES) {
    const field = issue.field.slice(0, 80).toWellFormed()
    reading.issues.push({ field, code: issue.code, ...SENTENCES[issue.code] })
  }
  return { is: 'none' }
}

/** Counts conditions; answers false once there are more than a filter may have. */
export function hasRoom(reading: Reading, more = 1): boolean {
  reading.conditions += more
  return reading.conditions <= MOST_CONDITIONS
}

export function isPlainObject(input: unknown): input is Record<string, unknown> {
  if (typeof input !== 'object' || input === null) return false
  const prototype: unknown = Object.getPrototypeOf(input)
  return prototype === Object.prototype || prototype === null
}
