import { addDays } from '#domain/thai-calendar/bangkok.ts'
import type { CalendarEntry } from '#platform/content/calendar/format-calendar.ts'

/** Whole days in a calendar, YYYY-MM-DD, both included. */
export interface CalendarDay {
  id: string
  title: string
  from: string
  to: string
  url: string
}

/** The calendar file entry for these days. `stamp` is an ISO instant. `host` makes the id unique to one site. */
export const calendarEntry = (
  { id, title, from, to, url }: CalendarDay,
  { host, stamp }: { host: string; stamp: string },
): CalendarEntry => ({
  ...{ uid: `${id}@${host}`, changedAt: stamp, title, url, isBusy: true },
  ...{ from, until: addDays(to, 1) },
})
