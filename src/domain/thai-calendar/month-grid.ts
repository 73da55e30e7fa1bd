import { addDays } from './bangkok.ts'
import { dayOf } from './day.ts'

/**
 * Returns the weeks of a month from Sunday to Saturday, as `YYYY-MM-DD`. It takes the Gregorian year and the number
 * from 1. Days of adjacent months fill the first and last week. Throws a RangeError for an invalid month.
 */
export function monthGrid({ year, month }: { year: number; month: number }): string[][] {
  const first = dayOf({ year, month, day: 1 })
  if (first === null) throw new RangeError(`no month ${month} of ${year}`)
  const weeks: string[][] = []
  for (let sunday = addDays(first, -weekdayOf(first)); isBefore(sunday, { year, month }); sunday = addDays(sunday, 7))
    weeks.push(Array.from({ length: 7 }, (_, at) => addDays(sunday, at)))
  return weeks
}

const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay()

/** Whether a day is in a month or before it. */
const isBefore = (day: string, { year, month }: { year: number; month: number }) =>
  day.slice(0, 7) <= `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`
