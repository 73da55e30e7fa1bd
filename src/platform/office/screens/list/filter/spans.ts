import { addDays, bangkokDay } from '#domain/thai-calendar/bangkok.ts'

/** Date ranges relative to today. */
export const spans = [
  'today',
  'last7',
  'last30',
  'next7',
  'next30',
  'thisMonth',
  'lastMonth',
  'thisYear',
  'before14',
] as const
export type Span = (typeof spans)[number]

/** Returns the first and last day of a range, as `YYYY-MM-DD` in Bangkok, at a time in milliseconds. */
export const daysOf = (span: Span, nowMs: number): { first: string; last: string } => {
  const today = bangkokDay(nowMs)
  const monthBegin = `${today.slice(0, 7)}-01`
  switch (span) {
    case 'today':
      return { first: today, last: today }
    case 'last7':
      return { first: addDays(today, -6), last: today }
    case 'last30':
      return { first: addDays(today, -29), last: today }
    case 'next7':
      return { first: today, last: addDays(today, 6) }
    case 'next30':
      return { first: today, last: addDays(today, 29) }
    case 'thisMonth':
      return { first: monthBegin, last: addDays(nextMonth(monthBegin), -1) }
    case 'lastMonth':
      return { first: `${addDays(monthBegin, -1).slice(0, 7)}-01`, last: addDays(monthBegin, -1) }
    case 'before14':
      return { first: '1901-01-01', last: addDays(today, -15) }
    case 'thisYear':
      return { first: `${today.slice(0, 4)}-01-01`, last: `${today.slice(0, 4)}-12-31` }
  }
}

const nextMonth = (monthBegin: string) => `${addDays(monthBegin, 31).slice(0, 7)}-01`
