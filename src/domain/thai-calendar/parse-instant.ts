import { arabicDigits } from '#domain/thai-text/digits.ts'
import { dayStart, instantMs } from './bangkok.ts'
import { parseThaiDay } from './parse-day.ts'

const TIME = /^(.*?)[,\s]*(?:เวลา)?\s*(\d{1,2})[:.](\d{2})\s*(?:น\.?)?$/
const MINUTE = 60_000

/**
 * The moment a person wrote, as ISO UTC with milliseconds, or null: `14 ธ.ค. 2569 เวลา 09:00`, `14/12/69 9.00 น.` in Thai
 * time, a day alone as its midnight, or an ISO instant with its zone. Days are read as `parseThaiDay` does.
 */
export function parseThaiInstant(text: string): string | null {
  if (text.length > 100) return null
  const plain = arabicDigits(text).trim()
  const time = instantMs(plain)
  if (time !== null) return new Date(time).toISOString()
  const [, dayText = plain, hours = '0', minutes = '0'] = TIME.exec(plain) ?? []
  const day = parseThaiDay(dayText)
  if (!day || Number(hours) > 23 || Number(minutes) > 59) return null
  return new Date(Date.parse(dayStart(day)) + (Number(hours) * 60 + Number(minutes)) * MINUTE).toISOString()
}
