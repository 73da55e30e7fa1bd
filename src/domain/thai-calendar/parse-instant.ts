import { arabicDigits } from '#domain/thai-text/digits.ts'
import { dayStart, instantMs } from './bangkok.ts'
import { type Era, readThaiDay } from './parse-day.ts'

const TIME = /^(.*?)[,\s]*(?:เวลา)?\s*(\d{1,2})[:.](\d{2})(?::(\d{2})(?:\.0+)?)?\s*(?:(AM|PM)|น\.?)?$/i
const SECOND = 1000

/** An instant, with the era assumed for a two-digit year, or the reason for failure. */
type ReadInstant = { instant: string; shortYear?: Era } | { fault: 'none' | 'ambiguous' }

/**
 * Reads the instant that a person wrote, as ISO UTC with milliseconds. It accepts `14 ธ.ค. 2569 เวลา 09:00`, `14/12/69
 * 9.00 น.` or `14-Dec-26 9:00:00 AM` in Thai time. A day alone means its midnight. An ISO instant with its zone is also
 * accepted. Days are read as by `readThaiDay`.
 */
export function readThaiInstant(text: string): ReadInstant {
  if (text.length > 100) return { fault: 'none' }
  const plain = arabicDigits(text).trim()
  const time = instantMs(plain)
  if (time !== null) return { instant: new Date(time).toISOString() }
  const alone = readThaiDay(plain)
  if ('day' in alone) return at(alone, 0)
  const [, dayText, hours, minutes, seconds = '0', half] = TIME.exec(plain) ?? []
  if (dayText === undefined) return alone
  const read = readThaiDay(dayText)
  const hour = hourOf(Number(hours), half?.toUpperCase())
  if (!('day' in read) || hour === null || Number(minutes) > 59 || Number(seconds) > 59)
    return 'fault' in read ? read : { fault: 'none' }
  return at(read, (hour * 60 + Number(minutes)) * 60 + Number(seconds))
}

/** Like `readThaiInstant`, but null for an invalid instant. */
export function parseThaiInstant(text: string): string | null {
  const read = readThaiInstant(text)
  return 'instant' in read ? read.instant : null
}

const at = ({ day, ...more }: { day: string; shortYear?: Era }, seconds: number): ReadInstant => ({
  instant: new Date(Date.parse(dayStart(day)) + seconds * SECOND).toISOString(),
  ...more,
})

function hourOf(written: number, half: string | undefined): number | null {
  if (half === undefined) return written > 23 ? null : written
  if (written < 1 || written > 12) return null
  return (written % 12) + (half === 'PM' ? 12 : 0)
}
