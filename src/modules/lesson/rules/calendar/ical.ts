/**
 * An entry of whole days (`YYYY-MM-DD`; `until` is the day after the last one), or from one instant until another (ISO UTC).
 * `changedAt` is an ISO instant.
 */
export interface Entry {
  uid: string
  changedAt: string
  from: string
  until: string
  title: string
  text: string
  /** Where it is held. */
  place?: string
  url: string
}

/** A calendar file (RFC 5545) in UTF-8: lines of 75 octets at most that end in CR LF, every text escaped. */
export const icalOf = (name: string, entries: readonly Entry[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Wicha//Training calendar//TH',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    'X-WR-TIMEZONE:Asia/Bangkok',
    ...entries.flatMap(linesOf),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('')

const linesOf = ({ uid, changedAt, from, until, title, text, place, url }: Entry) => [
  'BEGIN:VEVENT',
  `UID:${escaped(uid)}`,
  `DTSTAMP:${instant(changedAt)}`,
  `DTSTART${moment(from)}`,
  `DTEND${moment(until)}`,
  `SUMMARY:${escaped(title)}`,
  ...(text ? [`DESCRIPTION:${escaped(text)}`] : []),
  ...(place ? [`LOCATION:${escaped(place)}`] : []),
  `URL:${url}`,
  from.includes('T') ? 'TRANSP:OPAQUE' : 'TRANSP:TRANSPARENT',
  'END:VEVENT',
]

/** What a text means to the format is written out; control characters other than the line break are left out. */
const escaped = (text: string) =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?!\n)\p{Cc}/gu, '')
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n')

const moment = (at: string) => (at.includes('T') ? `:${instant(at)}` : `;VALUE=DATE:${at.replaceAll('-', '')}`)

const instant = (iso: string) =>
  new Date(iso)
    .toISOString()
    .replaceAll(/[-:]/g, '')
    .replace(/\.\d+Z$/, 'Z')

const widest = 75
const encoder = new TextEncoder()

/** A long line goes on after CR LF and a space; a letter is never torn, and counts by its octets. */
function folded(line: string): string {
  const lines: string[] = []
  let [held, octets] = ['', 0]
  for (const letter of line) {
    const size = encoder.encode(letter).length
    if (octets + size > widest) {
      lines.push(held)
      ;[held, octets] = ['', 1]
    }
    held += letter
    octets += size
  }
  return [...lines, held].join('\r\n ')
}
