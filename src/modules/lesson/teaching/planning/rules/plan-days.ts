import { addDays } from '#domain/thai-calendar/bangkok.ts'
import { isWeekend } from '#domain/thai-calendar/holidays/thai-holidays.ts'

/** What happens to a session that would be on a holiday: it is left out, moves to the next free day, or stays. */
export const holidayRules = ['skip', 'move', 'keep'] as const
export type HolidayRule = (typeof holidayRules)[number]

/** The names of holidays by `YYYY-MM-DD`. */
export type Holidays = ReadonlyMap<string, string>

/** A day of a plan. `movedFrom` is the holiday that it replaces; `holiday` is the name of that one, or of this day if it is one. */
interface PlannedDay {
  day: string
  movedFrom: string | null
  holiday: string | null
}

/** The days that repeat: weekdays as of `Date`, 0 is Sunday, and how often or until when; both end at whichever comes first. */
export interface DayPattern {
  first: string
  weekdays: readonly number[]
  count: number | null
  until: string | null
}

/** The most sessions that one act plans. */
export const mostSessions = 200
/** How far a plan may reach. */
export const mostDays = 1100

/** What a pattern yields: its days in order, and the holidays that were left out. */
interface PlannedDays {
  days: PlannedDay[]
  skipped: { day: string; holiday: string }[]
}

/**
 * The days of a pattern. With `skip`, holidays do not count towards the number; with `move`, each goes to the next day that is free. At
 * most `mostSessions` days within `mostDays`.
 */
export function planDays(
  pattern: DayPattern,
  { holidays, rule }: { holidays: Holidays; rule: HolidayRule },
): PlannedDays {
  const most = Math.min(pattern.count ?? mostSessions, mostSessions)
  const base: string[] = []
  const skipped: PlannedDays['skipped'] = []
  for (let at = 0; at < mostDays && base.length < most; at++) {
    const day = addDays(pattern.first, at)
    if (pattern.until !== null && day > pattern.until) break
    if (!pattern.weekdays.includes(weekdayOf(day))) continue
    const holiday = holidays.get(day)
    if (rule === 'skip' && holiday !== undefined) skipped.push({ day, holiday })
    else base.push(day)
  }
  const days = [...placeDays(base, { holidays, rule, weekdays: pattern.weekdays }).values()].flatMap((day) => day ?? [])
  return { days: days.toSorted((a, b) => (a.day < b.day ? -1 : 1)), skipped }
}

/**
 * Where each of some days goes. With `skip`, a holiday goes nowhere (null). With `move`, it goes to the next day that is no holiday, is not
 * taken by another one, and is a working day or a weekday of the plan.
 */
export function placeDays(
  days: readonly string[],
  of: { holidays: Holidays; rule: HolidayRule; weekdays: readonly number[] },
): Map<string, PlannedDay | null> {
  const { holidays, rule, weekdays } = of
  const taken = new Set(days.filter((day) => !holidays.has(day)))
  const isFree = (day: string) =>
    !holidays.has(day) && !taken.has(day) && (!isWeekend(day) || weekdays.includes(weekdayOf(day)))
  const place = (day: string): PlannedDay | null => {
    const holiday = holidays.get(day) ?? null
    if (holiday === null || rule === 'keep') return { day, movedFrom: null, holiday }
    if (rule === 'skip') return null
    let to = addDays(day, 1)
    while (!isFree(to)) to = addDays(to, 1)
    taken.add(to)
    return { day: to, movedFrom: day, holiday }
  }
  return new Map([...new Set(days)].toSorted().map((day) => [day, place(day)]))
}

/** 0 is Sunday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay()
