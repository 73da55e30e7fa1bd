import { parseThaiDay } from './parse-day.ts'

/** Days from the first to the last, both counted, YYYY-MM-DD. */
export interface Period {
  from: string
  to: string
}

/** The period that two written days say; null where one cannot be read or the last is before the first. */
export const periodWritten = ({ from, to }: Period): Period | null => {
  const [first, last] = [parseThaiDay(from), parseThaiDay(to)]
  return first === null || last === null || last < first ? null : { from: first, to: last }
}

/** The year of a day so far, as people in Thailand count years. */
export const yearOf = (today: string): Period => ({ from: `${today.slice(0, 4)}-01-01`, to: today })

export const monthOf = (today: string): Period => ({ from: `${today.slice(0, 7)}-01`, to: today })
