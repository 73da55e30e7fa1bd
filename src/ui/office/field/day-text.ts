import { formatDay, formatInstant } from '#domain/thai-calendar/format.ts'
import { parseThaiDay } from '#domain/thai-calendar/parse-day.ts'
import { parseThaiInstant } from '#domain/thai-calendar/parse-instant.ts'
import type { Writing } from './written-control.tsx'

/** A day, shown as 14 ธ.ค. 2569 and read in any notation. */
export const day: Writing = {
  show: (value, locale) => formatDay(value, { length: 'medium', locale }) || value,
  read: parseThaiDay,
}

/** A time in Thailand, shown as 14 ธ.ค. 2569 เวลา 09:00. Without a time it is midnight. */
export const moment: Writing = {
  show: (value, locale) => formatInstant(value, { length: 'medium', locale }) || value,
  read: parseThaiInstant,
}
