import { parseThaiDay } from './parse-day.ts'

/** Days from the first to the last, inclusive, as YYYY-MM-DD. */
export interface Period {
  from: string
  to: string
}

/** Returns the period of two written days. Returns null if one is unreadable or the last precedes the first. */
export const periodWritten = ({ from, to }: Period): Period | null => {
  const [first, last] = [parseThaiDay(from), parseThaiDay(to)]
  return first === null || last === null || last < first ? null : { from: first, to: last }
}

/** Returns the calendar year of a day from 1 January up to that day. */
export const yearOf = (today: string): Period => ({ from: `${today.slice(0, 4)}-01-01`, to: today })

export const monthOf = (today: string): Period => ({ from: `${today.slice(0, 7)}-01`, to: today })
