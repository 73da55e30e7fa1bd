import { formatDay } from '#domain/thai-calendar/format.ts'
import type { Locale } from '#platform/site/i18n/words.ts'
import { lastDayOf, type RoundDays } from '../rules/rounds.ts'

/** The days of a round for people: one day, or the first and the last. */
export const daysInWords = (days: Pick<RoundDays, 'startDate' | 'endDate'>, locale: Locale): string => {
  const last = lastDayOf(days)
  const on = (day: string) => formatDay(day, { length: 'medium', locale })
  return last === days.startDate ? on(days.startDate) : `${on(days.startDate)} – ${on(last)}`
}
