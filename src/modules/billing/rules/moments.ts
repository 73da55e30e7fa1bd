import { addDays, bangkokDay, dayStart } from '#domain/thai-calendar/bangkok.ts'
import { dayOf, dayParts } from '#domain/thai-calendar/day.ts'

const waitMs = 10 * 60_000
const minuteMs = 60_000
/** The return for a month is due on this day of the next one (ภ.พ.30). */
const filingDay = 15
const noticeDays = 30

/**
 * Returns when a document gets its number, in milliseconds since 1970: ten minutes after the payment, so that the buyer
 * can correct their data, but on the day of the payment, because the tax falls due then.
 */
export function numberDueAt(paidAt: number): number {
  const lastMinute = Date.parse(dayStart(addDays(bangkokDay(paidAt), 1))) - minuteMs
  return Math.max(paidAt, Math.min(paidAt + waitMs, lastMinute))
}

/** Whether the tax month of a day is closed: its return is due, or staff closed the books through a later day. */
export function isMonthClosed(
  issuedOn: string,
  { today, closedThrough }: { today: string; closedThrough: string | null },
) {
  const parts = dayParts(issuedOn)
  if (!parts) throw new RangeError(`not a day: ${issuedOn}`)
  const { year, month } = parts
  const next = month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 }
  return today > dayOf({ ...next, day: filingDay })! || (closedThrough !== null && issuedOn <= closedThrough)
}

/** Returns the day after which no VAT rate is known, if that is within 30 days of today; null otherwise. */
export function rateEnd(periods: readonly { from: string; until?: string | null }[], today: string): string | null {
  let day: string | null = today
  for (const { from, until } of periods.toSorted((one, other) => (one.from < other.from ? -1 : 1))) {
    if (day === null || from > addDays(day, 1)) break
    if ((until ?? day) < day) continue
    day = until ?? null
  }
  return day !== null && endsSoon(day, today) ? day : null
}

/** Whether a last day is at most 30 days away, or over. */
export const endsSoon = (lastDay: string, today: string): boolean => lastDay <= addDays(today, noticeDays)
