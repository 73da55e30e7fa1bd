import { dayOf, dayParts, isDay } from './day.ts'

const OFFSET = 7 * 60 * 60 * 1000
const DAY = 24 * 60 * 60 * 1000
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/

/** Returns the day in Bangkok at a time in milliseconds since 1970, as `YYYY-MM-DD`. */
export function bangkokDay(nowMs: number): string {
  return shifted(nowMs).slice(0, 10)
}

/** Returns the time in Bangkok at a time in milliseconds since 1970, as `HH:MM`. */
export function bangkokTime(nowMs: number): string {
  return shifted(nowMs).slice(11, 16)
}

/** Returns the instant (ISO UTC) at which a Bangkok day begins. Throws a RangeError for an invalid day. */
export function dayStart(day: string): string {
  if (!isDay(day)) throw new RangeError(`not a day: ${day}`)
  return new Date(Date.parse(`${day}T00:00:00Z`) - OFFSET).toISOString()
}

/**
 * Returns the instant (ISO UTC) at which the current Bangkok month began, for counts of "this month" (specification §3
 * counts).
 */
export function monthStart(nowMs: number): string {
  return dayStart(`${bangkokDay(nowMs).slice(0, 7)}-01`)
}

/** Returns the instant (ISO UTC) at which the next Bangkok month begins and "this month" ends. */
export function nextMonthStart(nowMs: number): string {
  return monthStart(Date.parse(monthStart(nowMs)) + 32 * DAY)
}

/** Returns the instant (ISO UTC) at which the next Bangkok day begins and "today" ends. */
export function nextMidnight(nowMs: number): string {
  return dayStart(bangkokDay(nowMs + DAY))
}

/**
 * Returns the day some days later than a `YYYY-MM-DD`, or earlier if negative. Throws a RangeError for an invalid day.
 */
export function addDays(day: string, days: number): string {
  const parts = dayParts(day)
  if (!parts) throw new RangeError(`not a day: ${day}`)
  const moved = new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY)
  const later = dayOf({ year: moved.getUTCFullYear(), month: moved.getUTCMonth() + 1, day: moved.getUTCDate() })
  if (!later) throw new RangeError(`no day ${days} days from ${day}`)
  return later
}

/**
 * Returns the same day some months later, or the last day of that month where it has no such day. Throws a RangeError for an invalid
 * day.
 */
export function addMonths(day: string, months: number): string {
  const parts = dayParts(day)
  if (!parts) throw new RangeError(`not a day: ${day}`)
  const first = new Date(Date.UTC(parts.year, parts.month - 1 + months, 1))
  const [year, month] = [first.getUTCFullYear(), first.getUTCMonth() + 1]
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const later = dayOf({ year, month, day: Math.min(parts.day, last) })
  if (!later) throw new RangeError(`no day ${months} months from ${day}`)
  return later
}

/**
 * Returns the milliseconds since 1970 of an ISO instant with its zone. Returns null if it is invalid, such as 31
 * February.
 */
export function instantMs(text: string): number | null {
  if (!INSTANT.test(text) || !isDay(text.slice(0, 10))) return null
  const time = Date.parse(text)
  return Number.isNaN(time) ? null : time
}

// Bangkok has had no daylight saving time since 1941, so local time is UTC plus seven hours.
function shifted(nowMs: number): string {
  return new Date(nowMs + OFFSET).toISOString()
}
