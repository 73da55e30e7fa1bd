import { arabicDigits } from '#domain/thai-text/digits.ts'

import { dayOf } from './day.ts'
import { MONTHS, SHORT_MONTHS } from './names.ts'

const FIRST_BUDDHIST = 2400
const FIRST_GREGORIAN = 1800
const FIGURES = /^(\d{1,2})\s*[/.-]\s*(\d{1,2})\s*[/.-]\s*(\d{2}|\d{4})$/
const WORDS = /^(\d{1,2})[\s/-]*([^\d\s/-]+(?:\s?[^\d\s/-]+)?)[\s/-]*(\d{2}|\d{4})$/
const YEAR_FIRST = /^(\d{4})\s*[/.-]\s*(\d{1,2})\s*[/.-]\s*(\d{1,2})$/
const ERA = /(พ\.?ศ\.?|ค\.?ศ\.?)\s*(?=\d{2,4}$)/
/** The time that spreadsheets add to a day without a visible time. */
const MIDNIGHT = /\s+(?:0?0:00(?::00)?|12:00(?::00)?\s*AM)$/i
/** Up to this two-digit year both eras are equally likely: 20/11/26 may mean 2526 or 2026. */
const LAST_OF_BOTH = 29

export type Era = 'buddhist' | 'gregorian'

/**
 * A day, with the era assumed for a two-digit year, or the reason for failure: 'ambiguous' if the year may be of either
 * era.
 */
type ReadDay = { day: string; shortYear?: Era } | { fault: 'none' | 'ambiguous' }

/**
 * Reads the day that a person wrote, as `YYYY-MM-DD`: `14/12/69`, `14/12/2569`, `๑๔ ธ.ค. ๒๕๖๙`, `14 ธันวาคม 2569`,
 * `14-ธ.ค.-69`, `14-Dec-26`, `14/12/2569 0:00`, `2026/12/14`. Years from 2400 are Buddhist unless ค.ศ. is written.
 * Two-digit years are Buddhist, but Gregorian after an English month.
 */
export function readThaiDay(text: string): ReadDay {
  if (text.length > 100) return { fault: 'none' }
  const plain = arabicDigits(text)
    .normalize('NFC')
    .trim()
    .replace(MIDNIGHT, '')
    .replace(/^วัน[^\d]*ที่\s*/, '')
  const era = eraOf(plain)
  const bare = plain.replace(ERA, '').trim()
  const [, day, month, year] = FIGURES.exec(bare) ?? WORDS.exec(bare) ?? backwards(YEAR_FIRST.exec(bare))
  const read = day && month && year ? { day, month, year } : null
  if (!read) return { fault: 'none' }
  return read.year.length === 2 ? withShortYear(read, era) : asRead(read, fullYear(Number(read.year), era))
}

/** Like `readThaiDay`, but null for an invalid day. */
export function parseThaiDay(text: string): string | null {
  const read = readThaiDay(text)
  return 'day' in read ? read.day : null
}

type ParseDayDraft = { day: string; month: string; year: string }

/** A two-digit year is ambiguous if neither the text nor its month tells the era. */
function withShortYear(written: ParseDayDraft, era: Era | null): ReadDay {
  const year = Number(written.year)
  const isEnglish = /[a-z]/i.test(written.month)
  const shortYear = era ?? (isEnglish ? 'gregorian' : 'buddhist')
  const read = asRead(written, shortYear === 'buddhist' ? 2500 + year - 543 : 2000 + year)
  if (!('day' in read)) return read
  const isPlain = era === 'buddhist' || (isEnglish ? year <= LAST_OF_BOTH : era === null && year > LAST_OF_BOTH)
  return isPlain ? { ...read, shortYear } : { fault: 'ambiguous' }
}

function asRead({ day, month }: ParseDayDraft, year: number | null): ReadDay {
  const found = year === null ? null : dayOf({ year, month: monthNumber(month), day: Number(day) })
  return found === null ? { fault: 'none' } : { day: found }
}

function eraOf(text: string): Era | null {
  const written = ERA.exec(text)?.[1]
  if (!written) return null
  return written.startsWith('พ') ? 'buddhist' : 'gregorian'
}

function backwards(iso: RegExpExecArray | null): (string | undefined)[] {
  return iso ? [iso[0], iso[3], iso[2], iso[1]] : []
}

function monthNumber(text: string): number {
  if (/^\d+$/.test(text)) return Number(text)
  const wanted = bareName(text).replace(/^sept$/, 'sep')
  const lists = [MONTHS.th, SHORT_MONTHS.th, MONTHS.en, SHORT_MONTHS.en]
  const at = lists.map((names) => names.findIndex((name) => bareName(name) === wanted)).find((index) => index >= 0)
  return (at ?? -1) + 1
}

function bareName(name: string): string {
  return name.replace(/[.\s,]/g, '').toLowerCase()
}

function fullYear(year: number, era: Era | null): number | null {
  const isBuddhist = era === null ? year >= FIRST_BUDDHIST : era === 'buddhist'
  const gregorian = isBuddhist ? year - 543 : year
  return gregorian >= FIRST_GREGORIAN && gregorian < FIRST_BUDDHIST ? gregorian : null
}
