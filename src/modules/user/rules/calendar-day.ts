import { addDays } from '#domain/thai-calendar/bangkok.ts'
import type { CalendarEntry } from '#platform/content/calendar/format-calendar.ts'

/** Days in a calendar, YYYY-MM-DD, both included: whole ones, or with hours (ISO UTC). */
export interface CalendarDay {
  id: string
  title: string
  from: string
  to: string
  url: string
  hours?: { startsAt: string; endsAt: string }
  place?: string
}

/** The calendar file entry for these days or hours. `stamp` is an ISO instant. `host` makes the id unique to one site. */
export const calendarEntry = (
  { id, title, from, to, url, hours, place }: CalendarDay,
  { host, stamp }: { host: string; stamp: string },
): CalendarEntry => ({
  ...{ uid: `${id}@${host}`, changedAt: stamp, title, url, isBusy: true },
  ...(hours ? { from: hours.startsAt, until: hours.endsAt } : { from, until: addDays(to, 1) }),
  ...(place && { place }),
})
