import { bangkokDay, bangkokTime, instantMs } from '#domain/thai-calendar/bangkok.ts'
import { isDay } from '#domain/thai-calendar/day.ts'
import { parseThaiDay } from '#domain/thai-calendar/parse-day.ts'
import { complain } from './complaint.ts'
import { type Reader, type ReadInput, refused } from './reader.ts'

const FIRST_DAY = '1924-01-01'
const LOCAL = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?::00)?$/

/**
 * Reads a date from 1924 to the end of this year (specification L269), as `YYYY-MM-DD`, or as
 * `YYYY-MM-DDTHH:mm+07:00` with a time. A day may be written in Thai.
 */
export const readDate: Reader = (raw, input) => {
  const text = typeof raw === 'string' && raw.length <= 100 ? raw.trim() : ''
  const value = input.field.showDateTime === 'datetime' ? timeOf(text) : dayOf(text, input)
  return value !== null && isInRange(value.slice(0, 10), input) ? { value } : refused(dateComplaint(input))
}

function dayOf(text: string, input: ReadInput): string | null {
  return isDay(text) && isInRange(text, input) ? text : parseThaiDay(text)
}

function timeOf(text: string): string | null {
  const [, day, time] = LOCAL.exec(text) ?? []
  const ms = instantMs(day === undefined ? text : `${day}T${time}:00+07:00`)
  return ms === null || day === undefined ? momentOf(ms) : `${day}T${time}+07:00`
}

const momentOf = (ms: number | null) => (ms === null ? null : `${bangkokDay(ms)}T${bangkokTime(ms)}+07:00`)

const thisYear = ({ facts }: ReadInput) => Number(facts.today.slice(0, 4))

const isInRange = (day: string, input: ReadInput) => day >= FIRST_DAY && day <= `${thisYear(input)}-12-31`

function dateComplaint(input: ReadInput) {
  const year = thisYear(input)
  const word = input.field.showDateTime === 'datetime' ? 'datetime' : 'date'
  return complain('date', word, { year: String(year + 543), christianYear: String(year) })
}
