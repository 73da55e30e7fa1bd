import { dayStart } from '#domain/thai-calendar/bangkok.ts'

/** Start and end in minutes since the day began; after midnight more than 1440. */
export interface Span {
  from: number
  to: number
}

type HoursFault = 'empty' | 'order' | 'halves'

const day = 1440

/** What is wrong with the hours of a day: spans must follow each other within a day, and with a break count in half hours. */
export function hoursFault(spans: readonly Span[]): HoursFault | null {
  if (spans.length === 0) return 'empty'
  const isOrdered = spans.every(({ from, to }, at) => from < to && (at === 0 || spans[at - 1]!.to <= from))
  if (!isOrdered || spans.at(-1)!.to - spans[0]!.from > day) return 'order'
  return spans.length > 1 && minutesOf(spans) % 30 !== 0 ? 'halves' : null
}

/** When a session of a day begins and ends (milliseconds since 1970), and the hours that count; null where it has no break. */
export const hoursOn = (onDay: string, spans: readonly Span[]) => {
  const begun = Date.parse(dayStart(onDay))
  return {
    from: begun + spans[0]!.from * 60_000,
    to: begun + spans.at(-1)!.to * 60_000,
    hours: spans.length > 1 ? minutesOf(spans) / 60 : null,
  }
}

const minutesOf = (spans: readonly Span[]) => spans.reduce((sum, { from, to }) => sum + to - from, 0)
