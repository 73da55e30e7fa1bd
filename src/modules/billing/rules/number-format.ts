import { dayParts } from '#domain/thai-calendar/day.ts'
import { thaiYear } from '#domain/thai-calendar/format.ts'

/** The usual form of a number: RC6911-00001, a new series in each Buddhist month. */
export const defaultNumberFormat = '{prefix}{yy}{mm}-{n}'

const digits = 5
const whole = /^(?:[A-Za-z0-9/-]|\{prefix\}|\{branch\}|\{yyyy\}|\{yy\}|\{mm\}){0,40}\{n\}$/

/** Whether a format of numbers has the prefix, the Buddhist year and, at its end, the running number. */
export const isNumberFormat = (format: string): boolean =>
  whole.test(format) && format.includes('{prefix}') && /\{yy(?:yy)?\}/.test(format)

/** What a number is made of: a Gregorian day, the prefix of its kind and the number of the tax branch. */
interface SeriesParts {
  prefix: string
  branchNo: string
  day: string
}

/** Returns what all numbers of a series begin with: RC6911-. It changes with the Buddhist year or month of the day. */
export function seriesHead(format: string, { prefix, branchNo, day }: SeriesParts): string {
  const parts = dayParts(day)
  if (!parts) throw new RangeError(`not a day: ${day}`)
  const year = String(thaiYear(parts.year))
  return format
    .slice(0, -'{n}'.length)
    .replaceAll('{prefix}', prefix)
    .replaceAll('{branch}', branchNo)
    .replaceAll('{yyyy}', year)
    .replaceAll('{yy}', year.slice(-2))
    .replaceAll('{mm}', String(parts.month).padStart(2, '0'))
}

/** Returns the n-th number of a series, with at least five digits. */
export const numberIn = (head: string, n: number): string => head + String(n).padStart(digits, '0')
