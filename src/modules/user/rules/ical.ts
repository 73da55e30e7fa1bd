/** Something in a calendar that takes whole days, YYYY-MM-DD, both counted. */
export interface CalendarDay {
  id: string
  title: string
  from: string
  to: string
  url: string
}

/**
 * An iCalendar file (RFC 5545) of whole days: lines of at most 75 bytes, no character cut, text escaped. `stamp` is an ISO
 * instant, `host` makes the ids those of one site.
 */
export const icalOf = (of: { name: string; host: string; stamp: string; days: readonly CalendarDay[] }): string => {
  const { name, host, stamp, days } = of
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Wicha//TH',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...days.flatMap(({ id, title, from, to, url }) => [
      'BEGIN:VEVENT',
      `UID:${id}@${host}`,
      `DTSTAMP:${stamp.replaceAll(/[-:]|\.\d+/g, '')}`,
      `DTSTART;VALUE=DATE:${compact(from)}`,
      `DTEND;VALUE=DATE:${compact(dayAfter(to))}`,
      `SUMMARY:${escaped(title)}`,
      `URL:${url}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

const compact = (day: string) => day.replaceAll('-', '')
const dayAfter = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
const escaped = (text: string) => text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r\n|\r|\n/g, '\\n')

const most = 75

/** A long line goes on in the next, which begins with a space; a character of several bytes is never cut. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  let bytes = 0
  for (const sign of line) {
    const own = new TextEncoder().encode(sign).length
    if (bytes + own > most) {
      parts.push(part)
      part = ' '
      bytes = 1
    }
    part += sign
    bytes += own
  }
  return [...parts, part].join('\r\n')
}
