import type { Locale } from '#domain/locale/locale.ts'

import { bangkokDay, bangkokTime, instantMs } from './bangkok.ts'
import { dayParts, type DayParts } from './day.ts'
import { MONTHS, SHORT_MONTHS, WEEKDAYS } from './names.ts'

/** full: with the weekday. long: full month. medium: short month. short: digits. list: medium with a two-digit year. */
export type DayLength = 'full' | 'long' | 'medium' | 'short' | 'list'

type Style = { length: DayLength; locale: Locale }

/** Returns the Buddhist-era year of a Gregorian year (specification §9). */
export function thaiYear(gregorian: number): number {
  return gregorian + 543
}

/**
 * Formats a `YYYY-MM-DD` day or an ISO instant as the day in Bangkok: `21 พ.ย. 2569`, `21 Nov 2026`. Returns '' if it
 * is neither.
 */
export function formatDay(value: string, { length, locale }: Style): string {
  const time = instantMs(value)
  const parts = dayParts(time === null ? value : bangkokDay(time))
  if (!parts) return ''
  return locale === 'th' ? thaiDay(parts, length) : englishDay(parts, length)
}

/**
 * Formats an ISO instant with the time in Bangkok: `21 พ.ย. 2569 เวลา 17:05`, `21 Nov 2026, 17:05`. Returns '' if it is
 * invalid.
 */
export function formatInstant(value: string, style: Style): string {
  const time = instantMs(value)
  if (time === null) return ''
  return `${formatDay(value, style)}${style.locale === 'th' ? ' เวลา ' : ', '}${bangkokTime(time)}`
}

/** Formats a month by its Gregorian year and number from 1: `พฤศจิกายน 2569`, `November 2026`. */
export function formatMonth({ year, month }: Omit<DayParts, 'day'>, locale: Locale): string {
  return `${MONTHS[locale][month - 1] ?? ''} ${locale === 'th' ? thaiYear(year) : year}`
}

/** The year and number of a month that is written `2026-11`. */
export const monthParts = (text: string): Omit<DayParts, 'day'> => ({
  year: Number(text.slice(0, 4)),
  month: Number(text.slice(5, 7)),
})

/** Formats a month briefly, as on the axis of a chart: `พ.ย. 69`, `Nov 26`. */
export function formatShortMonth({ year, month }: Omit<DayParts, 'day'>, locale: Locale): string {
  return `${SHORT_MONTHS[locale][month - 1] ?? ''} ${String(locale === 'th' ? thaiYear(year) : year).slice(-2)}`
}

/**
 * Formats hours for people, joined by U+00A0: `30 ชม.`, `1 ชม. 30 นาที`, `45 min`. Returns '' for an invalid duration.
 */
export function formatHours(hours: number, locale: Locale): string {
  if (!Number.isFinite(hours) || hours < 0) return ''
  const minutes = Math.round(hours * 60)
  const [whole, rest] = [Math.floor(minutes / 60), minutes % 60]
  const words = locale === 'th' ? ['ชม.', 'นาที'] : [whole === 1 ? 'hr' : 'hrs', 'min']
  const parts = [whole > 0 || rest === 0 ? `${whole}\u00a0${words[0]}` : '', rest > 0 ? `${rest}\u00a0${words[1]}` : '']
  return parts.filter(Boolean).join(' ')
}

function thaiDay(parts: DayParts, length: DayLength): string {
  const year = thaiYear(parts.year)
  const long = `${parts.day} ${MONTHS.th[parts.month - 1]}`
  const medium = `${parts.day} ${SHORT_MONTHS.th[parts.month - 1]}`
  if (length === 'full') return `วัน${WEEKDAYS.th[weekday(parts)]}ที่ ${long} พ.ศ. ${year}`
  if (length === 'long') return `${long} ${year}`
  if (length === 'medium') return `${medium} ${year}`
  return length === 'list' ? `${medium} ${lastTwo(year)}` : `${parts.day}/${parts.month}/${lastTwo(year)}`
}

function englishDay(parts: DayParts, length: DayLength): string {
  const long = `${parts.day} ${MONTHS.en[parts.month - 1]} ${parts.year}`
  if (length === 'full') return `${WEEKDAYS.en[weekday(parts)]} ${long}`
  if (length === 'long') return long
  // Here a two-digit year would be read as a Buddhist one, so English always writes all four digits.
  if (length === 'short') return `${parts.day}/${parts.month}/${parts.year}`
  return `${parts.day} ${SHORT_MONTHS.en[parts.month - 1]} ${parts.year}`
}

function weekday({ year, month, day }: DayParts): number {
  return new Date(new Date(0).setUTCFullYear(year, month - 1, day)).getUTCDay()
}

function lastTwo(year: number): string {
  return String(year).slice(-2)
}
