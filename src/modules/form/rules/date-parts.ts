import { thaiYear } from '#domain/thai-calendar/format.ts'
import { MONTHS } from '#domain/thai-calendar/names.ts'
import type { Locale } from '#domain/locale/locale.ts'

/** The parts of a date as selects hold them: digits, or '' where nothing is chosen yet. */
interface DateParts {
  year: string
  month: string
  day: string
  hour: string
  minute: string
}

export type DatePart = keyof DateParts

/** The first year that can be chosen (specification L269). */
const firstYear = 1924
const form = /^(\d{4}|)-(\d{2}|)-(\d{2}|)(?:T(\d{2}|):(\d{2}|)(?:\+07:00)?)?$/

/** Reads the parts of an answer, which may still be incomplete: `2026-02-`. */
export function readDateParts(value: unknown): DateParts {
  const [, year = '', month = '', day = '', hour = '', minute = ''] =
    typeof value === 'string' ? (form.exec(value) ?? []) : []
  return { year, month, day, hour, minute }
}

/** Writes parts as an answer in Bangkok time. Without any part it is empty. A day that the month lacks is removed. */
export function writeDateParts(parts: DateParts, hasTime: boolean): string {
  const { year, month, hour, minute } = parts
  const day = Number(parts.day) > daysIn(parts) ? '' : parts.day
  if ([year, month, day, ...(hasTime ? [hour, minute] : [])].every((part) => part === '')) return ''
  return `${year}-${month}-${day}${hasTime ? `T${hour}:${minute}` : ''}`
}

/** Returns how many days the chosen month has; before a year is chosen, February has 29. */
export function daysIn({ year, month }: Pick<DateParts, 'year' | 'month'>): number {
  if (month === '') return 31
  return new Date(Date.UTC(Number(year || '2000'), Number(month), 0)).getUTCDate()
}

interface DatePartsInput {
  parts: DateParts
  today: string
  locale: Locale
}

/** Returns the choices of a part. Years are of the Buddhist era, the current one first. */
export function dateChoices(part: DatePart, { parts, today, locale }: DatePartsInput) {
  if (part === 'year') {
    const last = Number(today.slice(0, 4))
    return range(last - firstYear + 1).map((at) => yearChoice(last - at, locale))
  }
  if (part === 'month') return MONTHS[locale].map((label, at) => ({ value: twoDigits(at + 1), label }))
  if (part === 'day') return range(daysIn(parts)).map((at) => ({ value: twoDigits(at + 1), label: String(at + 1) }))
  return range(part === 'hour' ? 24 : 60).map((at) => ({ value: twoDigits(at), label: twoDigits(at) }))
}

const yearChoice = (year: number, locale: Locale) => ({
  value: String(year),
  label: locale === 'th' ? String(thaiYear(year)) : `${thaiYear(year)} (${year})`,
})

const range = (length: number) => Array.from({ length }, (_, at) => at)
const twoDigits = (number: number) => String(number).padStart(2, '0')
