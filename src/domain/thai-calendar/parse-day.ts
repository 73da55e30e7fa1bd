import { arabicDigits } from '#domain/thai-text/digits.ts'

import { dayOf } from './day.ts'
import { MONTHS, SHORT_MONTHS } from './names.ts'

const FIRST_BUDDHIST = 2400
const FIRST_GREGORIAN = 1800
const FIGURES = /^(\d{1,2})\s*[/.-]\s*(\d{1,2})\s*[/.-]\s*(\d{2}|\d{4})$/
const WORDS = /^(\d{1,2})\s*([^\d\s]+(?:\s?[^\d\s]+)?)\s*(\d{2}|\d{4})$/
const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})$/
const ERA = /(พ\.?ศ\.?|ค\.?ศ\.?)\s*(?=\d{2,4}$)/

type Era = 'buddhist' | 'gregorian' | null

/**
 * The day a person wrote, as `YYYY-MM-DD`, or null: `14/12/69`, `14/12/2569`, `๑๔ ธ.ค. ๒๕๖๙`, `14 ธันวาคม 2569`,
 * `14 Dec 2026`, `2026-12-14`. Two-digit years and years from 2400 are Buddhist unless ค.ศ. is written.
 */
export function parseThaiDay(text: string): string | null {
  if (text.length > 100) return null
  const plain = arabicDigits(text)
    .normalize('NFC')
    .trim()
    .replace(/^วัน[^\d]*ที่\s*/, '')
  const era = eraOf(plain)
  const bare = plain.replace(ERA, '').trim()
  const [, day, month, year] = FIGURES.exec(bare) ?? WORDS.exec(bare) ?? backwards(ISO.exec(bare))
  if (!day || !month || !year) return null
  const gregorian = gregorianYear(year, era)
  return gregorian === null ? null : dayOf({ year: gregorian, month: monthNumber(month), day: Number(day) })
}

function eraOf(text: string): Era {
  const written = ERA.exec(text)?.[1]
  if (!written) return null
  return written.startsWith('พ') ? 'buddhist' : 'gregorian'
}

function backwards(iso: RegExpExecArray | null): (string | undefined)[] {
  return iso ? [iso[0], iso[3], iso[2], iso[1]] : []
}

function monthNumber(text: string): number {
  if (/^\d+$/.test(text)) return Number(text)
  const wanted = bareName(text)
  const lists = [MONTHS.th, SHORT_MONTHS.th, MONTHS.en, SHORT_MONTHS.en]
  const at = lists.map((names) => names.findIndex((name) => bareName(name) === wanted)).find((index) => index >= 0)
  return (at ?? -1) + 1
}

function bareName(name: string): string {
  return name.replace(/[.\s,]/g, '').toLowerCase()
}

function gregorianYear(text: string, era: Era): number | null {
  const year = Number(text)
  if (text.length === 2) return era === 'gregorian' ? null : 2500 + year - 543
  const isBuddhist = era === null ? year >= FIRST_BUDDHIST : era === 'buddhist'
  const gregorian = isBuddhist ? year - 543 : year
  return gregorian >= FIRST_GREGORIAN && gregorian < FIRST_BUDDHIST ? gregorian : null
}
