import { addDays } from '#domain/thai-calendar/bangkok.ts'
import { dayParts } from '#domain/thai-calendar/day.ts'

/** Years in the public calendar before and after the current one (specification §9). */
export const reach = 2

/** The Gregorian year in the URL. The current year if the URL has none (null) or one out of range. */
export const yearAsked = (asked: string | null, thisYear: number): number => {
  const year = /^\d{4}$/.test(asked ?? '') ? Number(asked) : thisYear
  return isInReach(year, thisYear) ? year : thisYear
}

export const isInReach = (year: number, thisYear: number) => Math.abs(year - thisYear) <= reach

/** The available years, earliest first. */
export const yearsAround = (thisYear: number): number[] =>
  Array.from({ length: 2 * reach + 1 }, (_, at) => thisYear - reach + at)

interface Dated {
  startDate: string | null
  endDate: string | null
  startRegistDate: string | null
  endRegistDate: string | null
}

/** The days of a course in the calendar: its training days, or else its registration days. */
export interface Stand {
  kind: 'training' | 'registration'
  first: string
  last: string
}

/** The calendar days of a course, both included. Null if it has no date. A last day before the first is ignored. */
export const standOf = ({ startDate, endDate, startRegistDate, endRegistDate }: Dated): Stand | null => {
  if (startDate) return { kind: 'training', first: startDate, last: lastOf(startDate, endDate) }
  if (!startRegistDate) return null
  return { kind: 'registration', first: startRegistDate, last: lastOf(startRegistDate, endRegistDate) }
}

const lastOf = (first: string, last: string | null) => (last !== null && last > first ? last : first)

/** The day after the last one. Calendar formats use an exclusive end. */
export const dayAfter = ({ last }: Stand) => addDays(last, 1)

type Season = 'past' | 'now' | 'coming'

interface TrainingMonth<C> {
  /** From 1. */
  month: number
  season: Season
  courses: C[]
}

/** The months of a year that have courses, each with its courses in the given order (requirement L55.1). */
export const monthsOf = <C extends { stand: Stand }>(courses: readonly C[], today: string): TrainingMonth<C>[] =>
  [...Map.groupBy(courses, ({ stand }) => stand.first.slice(0, 7))]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([month, of]) => ({
      month: dayParts(`${month}-01`)!.month,
      season: seasonOf(month, today),
      courses: of,
    }))

/** Whether a month `YYYY-MM` is past, current or future. */
export const seasonOf = (month: string, today: string): Season => {
  const now = today.slice(0, 7)
  if (month < now) return 'past'
  return month === now ? 'now' : 'coming'
}
