import { dayParts } from '#domain/thai-calendar/day.ts'
import { thaiYear } from '#domain/thai-calendar/format.ts'

/** The usual form of a number: SAFE-2569-000001. The running number starts at 1 in each Buddhist year. */
export const defaultNumberPattern = '{code}-{BE}-{n:6}'

const whole = /^(?:[A-Za-z0-9/.-]|\{code\}|\{BE\}|\{CE\}|\{n:[1-9]\}){1,60}$/

/** Whether a pattern has the code of the series, the year and one running number. */
export const isNumberPattern = (pattern: string): boolean =>
  whole.test(pattern) &&
  pattern.includes('{code}') &&
  /\{BE\}|\{CE\}/.test(pattern) &&
  pattern.match(/\{n:[1-9]\}/g)?.length === 1

/** The Buddhist year of a Gregorian day. */
export function buddhistYear(day: string): number {
  const parts = dayParts(day)
  if (!parts) throw new RangeError(`not a day: ${day}`)
  return thaiYear(parts.year)
}

/** Returns the n-th number of a series in a Buddhist year. */
export const certificateNumber = (pattern: string, { code, year, n }: { code: string; year: number; n: number }) =>
  pattern
    .replaceAll('{code}', code)
    .replaceAll('{BE}', String(year))
    .replaceAll('{CE}', String(year - 543))
    .replace(/\{n:([1-9])\}/, (_token, digits: string) => String(n).padStart(Number(digits), '0'))
