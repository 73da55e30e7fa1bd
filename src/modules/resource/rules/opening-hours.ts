import { addDays, bangkokDay, dayStart } from '#domain/thai-calendar/bangkok.ts'
import { arabicDigits } from '#domain/thai-text/digits.ts'

/** The days of a week from Monday, as keys of opening hours. */
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
type Weekday = (typeof weekdays)[number]

/** The text for each day, such as `08:30–12:00, 13:00–16:30`. A day without hours is closed. */
export type OpenHours = Partial<Record<Weekday, string | null>>

/** Start and end in minutes since the day began. An end on the next day exceeds 1440. */
export interface Span {
  from: number
  to: number
}

const day = 24 * 60
const most = 4
const written = /^(\d{1,2})[:.](\d{2})\s*[-–—]\s*(\d{1,2})[:.](\d{2})$/

/**
 * The spans of one day. Null if the text is invalid. Thai digits, dots and น. are accepted, and `20:00–02:00` ends on
 * the next day.
 */
export function parseHours(text: string): Span[] | null {
  const parts = arabicDigits(text)
    .replaceAll(/น\.?/g, '')
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter(Boolean)
  if (parts.length > most) return null
  const spans = parts.map(spanOf)
  return spans.every((span) => span !== null) ? spans : null
}

/** Spans as stored and shown: `08:30–16:30`. */
export const formatHours = (spans: readonly Span[]) =>
  spans.map(({ from, to }) => `${clock(from)}–${clock(to > day ? to - day : to)}`).join(', ')

/** Whether a room has opening hours. A room without any is always open. */
export const hasHours = (hours: OpenHours | null): hours is OpenHours =>
  weekdays.some((name) => (hours?.[name] ?? '') !== '')

/** Whether a room is open from one instant to another, both in milliseconds. Its days are Bangkok days. */
export const isOpenFor = (hours: OpenHours, { from, to }: Span): boolean => {
  const last = addDays(bangkokDay(to), 1)
  let at = from
  for (let on = addDays(bangkokDay(from), -1); on < last; on = addDays(on, 1)) {
    for (const span of spansOn(hours, on).toSorted((a, b) => a.from - b.from))
      if (span.from <= at && span.to > at) at = span.to
    if (at >= to) return true
    // The open time ends within this day, so no later span can continue it.
    if (Date.parse(dayStart(on)) > at) return false
  }
  return false
}

/** The hours that begin on a day, `YYYY-MM-DD`, in milliseconds. */
export const spansOn = (hours: OpenHours, on: string): Span[] => {
  const begun = Date.parse(dayStart(on))
  return (parseHours(hours[weekdayOf(on)] ?? '') ?? []).map(({ from, to }) => ({
    from: begun + from * 60_000,
    to: begun + to * 60_000,
  }))
}

/** The weekday of a `YYYY-MM-DD`. */
export const weekdayOf = (on: string): Weekday => weekdays[(new Date(`${on}T00:00:00Z`).getUTCDay() + 6) % 7]!

function spanOf(text: string): Span | null {
  const [, ...read] = written.exec(text) ?? []
  const [h1 = 99, m1 = 99, h2 = 99, m2 = 99] = read.map(Number)
  const [from, to] = [h1 * 60 + m1, h2 * 60 + m2]
  if (m1 > 59 || m2 > 59 || from >= day || to > day) return null
  return { from, to: to > from ? to : to + day }
}

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
