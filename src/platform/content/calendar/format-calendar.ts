import ical, {
  escape as escapeText,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventTransparency,
} from 'ical-generator'

/**
 * An entry of whole days (`YYYY-MM-DD`; `until` is the day after the last one), or from one instant until another (ISO UTC).
 * `changedAt` is an ISO instant.
 */
export interface CalendarEntry {
  uid: string
  changedAt: string
  from: string
  until: string
  title: string
  text?: string
  /** Where it takes place. */
  place?: string
  url: string
  /** Whether its time counts as occupied. */
  isBusy: boolean
}

/** A calendar file (RFC 5545) in UTF-8: instants in UTC, lines of 75 octets at most that end in CR LF, every text escaped. */
export const formatCalendar = (name: string, entries: readonly CalendarEntry[]): string => {
  const calendar = ical({
    prodId: { company: 'Wicha', product: 'Training calendar', language: 'TH' },
    scale: 'GREGORIAN',
    method: ICalCalendarMethod.PUBLISH,
    // The library escapes what belongs to an event, and not the name of the calendar.
    name: escapeText(clean(name), false),
    events: entries.map(eventOf),
    // Its own `timezone` would write every instant in the zone of this machine.
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

/** Control characters other than the line break are left out; half a character would break the count of octets. */
const clean = (text: string) =>
  text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?!\n)\p{Cc}/gu, '')
