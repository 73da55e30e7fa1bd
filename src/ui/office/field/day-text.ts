import { dayStart, instantMs } from '#domain/thai-calendar/bangkok.ts'
import { formatDay, formatInstant } from '#domain/thai-calendar/format.ts'
import { parseThaiDay } from '#domain/thai-calendar/parse-day.ts'
import { arabicDigits } from '#domain/thai-text/digits.ts'
import type { Writing } from './written-control.tsx'

const TIME = /^(.*?)[,\s]*(?:เวลา)?\s*(\d{1,2})[:.](\d{2})\s*(?:น\.?)?$/
const MINUTE = 60_000

/** A day: shown as 14 ธ.ค. 2569, read from any way of writing it. */
export const day: Writing = {
  show: (value, locale) => formatDay(value, { length: 'medium', locale }) || value,
  read: parseThaiDay,
}

/** A moment in Thai time: shown as 14 ธ.ค. 2569 เวลา 09:00, read with or without the time (then midnight). */
export const moment: Writing = {
  show: (value, locale) => formatInstant(value, { length: 'medium', locale }) || value,
  read: readMoment,
}

function readMoment(text: string): string | null {
  const plain = arabicDigits(text).trim()
  if (instantMs(plain) !== null) return plain
  const [, dayText = plain, hours = '0', minutes = '0'] = TIME.exec(plain) ?? []
  const found = parseThaiDay(dayText)
  if (!found || Number(hours) > 23 || Number(minutes) > 59) return null
  return new Date(Date.parse(dayStart(found)) + (Number(hours) * 60 + Number(minutes)) * MINUTE).toISOString()
}
