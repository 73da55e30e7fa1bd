import type { Locale } from '#domain/locale/locale.ts'

import { addDays } from './bangkok.ts'
import { dayOf, dayParts } from './day.ts'
import { formatDay, formatMonth } from './format.ts'
import { SHORT_MONTHS } from './names.ts'

/** How a chart groups days. A week begins on Monday. */
export const granularities = ['day', 'week', 'month'] as const
export type Granularity = (typeof granularities)[number]

/** A group of days, from the first to the last, as `YYYY-MM-DD`. */
export interface TimeBucket {
  first: string
  last: string
}

/** Number of groups on a chart. */
export const shownOf: Record<Granularity, number> = { day: 30, week: 12, month: 12 }

/** Returns the groups up to the one with a day, the earliest first. Throws a RangeError for an invalid day. */
export function timeBucketsUntil(today: string, stride: Granularity): TimeBucket[] {
  const latest = beginOf(today, stride)
  return Array.from({ length: shownOf[stride] }, (_, at) => at - shownOf[stride] + 1).map((ago) => ({
    first: moved(latest, stride, ago),
    last: addDays(moved(latest, stride, ago + 1), -1),
  }))
}

/** Returns as many groups, with the one of a day in the middle, for what is planned. Throws a RangeError for an invalid day. */
export function timeBucketsAround(today: string, stride: Granularity): TimeBucket[] {
  return timeBucketsUntil(moved(beginOf(today, stride), stride, shownOf[stride] / 2), stride)
}

/** Returns the label of a group: `21 พ.ย. 2569`, `16 พ.ย. 2569 – 22 พ.ย. 2569`, `พฤศจิกายน 2569`. */
export function formatTimeBucket(
  { first, last }: TimeBucket,
  { stride, locale }: { stride: Granularity; locale: Locale },
): string {
  if (stride === 'month') return formatMonth(dayParts(first)!, locale)
  const day = (one: string) => formatDay(one, { length: 'medium', locale })
  return stride === 'day' ? day(first) : `${day(first)} – ${day(last)}`
}

/** Returns a short label from the first to the last of several groups: `24 ต.ค. – 22 พ.ย. 69`, `ธ.ค. 68 – พ.ย. 69`. */
export function formatSpan(
  { first, last }: TimeBucket,
  { stride, locale }: { stride: Granularity; locale: Locale },
): string {
  const withYear = (day: string) => formatDay(day, { length: 'list', locale })
  if (stride !== 'month') return `${tickOf({ first, last }, { stride, locale })} – ${withYear(last)}`
  return [first, last].map((day) => withYear(day).replace(/^\d+ /, '')).join(' – ')
}

/** Returns the label under a bar: `21 พ.ย.`, and for a month `พ.ย.`. */
export function tickOf({ first }: TimeBucket, { stride, locale }: { stride: Granularity; locale: Locale }): string {
  const { day, month } = dayParts(first)!
  const name = SHORT_MONTHS[locale][month - 1]!
  return stride === 'month' ? name : `${day} ${name}`
}

function beginOf(day: string, stride: Granularity): string {
  if (stride === 'month') return `${day.slice(0, 7)}-01`
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
  return stride === 'day' ? day : addDays(day, -sinceMonday)
}

function moved(begin: string, stride: Granularity, by: number): string {
  if (stride !== 'month') return addDays(begin, stride === 'day' ? by : by * 7)
  const { year, month } = dayParts(begin)!
  const months = year * 12 + month - 1 + by
  return dayOf({ year: Math.floor(months / 12), month: (months % 12) + 1, day: 1 })!
}
