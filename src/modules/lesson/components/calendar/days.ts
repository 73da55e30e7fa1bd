import { dayParts } from '#domain/thai-calendar/day.ts'
import { formatDay } from '#domain/thai-calendar/format.ts'
import { SHORT_MONTHS } from '#domain/thai-calendar/names.ts'
import type { Locale } from '#platform/site/i18n/words.ts'
import type { Stand } from '../../rules/calendar/training-year.ts'

/** The days of a course within the month that lists it: `24`, `2–6`, `30–2 ธ.ค.` */
export const daysInMonth = ({ first, last }: Stand, locale: Locale): string => {
  const [from, to] = [dayParts(first)!, dayParts(last)!]
  if (first === last) return String(from.day)
  const isWithin = from.month === to.month && from.year === to.year
  return isWithin ? `${from.day}–${to.day}` : `${from.day}–${to.day}\u00a0${SHORT_MONTHS[locale][to.month - 1]}`
}

/** The days in full: `24 พ.ย. 2569`, `2 พ.ย. 2569 – 6 พ.ย. 2569`. */
export const daysInFull = ({ first, last }: Stand, locale: Locale): string =>
  [...new Set([first, last])].map((day) => formatDay(day, { length: 'medium', locale })).join(' – ')
