import ical, {
  escape as escapeText,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventTransparency,
} from 'ical-generator'

/**
 * An entry of whole days (`YYYY-MM-DD`; `until` is the day after the last one), or from one instant to another (ISO
 * UTC). `changedAt` is an ISO instant.
 */
export interface CalendarEntry {
  uid: string
  changedAt: string
  from: string
  until: string
  title: string
  text?: string
  place?: string
  url: string
  /** Whether it blocks time. */
  isBusy: boolean
}

/**
 * Returns a calendar file (RFC 5545) in UTF-8: instants in UTC, lines of at most 75 octets that end in CR LF, and all
 * text escaped.
 */
export const formatCalendar = (name: string, entries: readonly CalendarEntry[]): string => {
  const calendar = ical({
    prodId: { company: 'Wicha', product: 'Training calendar', language: 'TH' },
    scale: 'GREGORIAN',
    method: ICalCalendarMethod.PUBLISH,
    // The library escapes event texts, but not the calendar's name.
    name: escapeText(clean(name), false),
    events: entries.map(eventOf),
    // The library's own `timezone` would write every instant in this machine's time zone.
    x: { 'X-WR-TIMEZONE': 'Asia/Bangkok' },
  })
  return `${calendar.toString()}\r\n`
}

const eventOf = ({ uid, changedAt, from, until, title, text, place, url, isBusy }: CalendarEntry): ICalEventData => ({
  id: uid,
  stamp: new Date(changedAt),
  start: new Date(from),
  end: new Date(until),
  allDay: !from.includes('T'),
  summary: clean(title),
  description: text ? clean(text) : null,
  location: place ? clean(place) : null,
  url,
  transparency: isBusy ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
})

/** Removes control characters except line breaks. Half a surrogate pair would break the octet count. */
const clean = (text: string) =>
  text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?!\n)\p{Cc}/gu, '')
