const DAY = /^(\d{4})-(\d{2})-(\d{2})$/

/** The parts of a Gregorian day. Months count from 1. */
export interface DayParts {
  year: number
  month: number
  day: number
}

/** Whether a text is a valid Gregorian `YYYY-MM-DD`, from year 1 on. */
export function isDay(text: string): boolean {
  return dayParts(text) !== null
}

/** Returns the parts of a `YYYY-MM-DD` day, or null for an invalid day. */
export function dayParts(text: string): DayParts | null {
  const [, year, month, day] = DAY.exec(text) ?? []
  const parts = { year: Number(year), month: Number(month), day: Number(day) }
  return dayOf(parts) === text ? parts : null
}

/** Returns the `YYYY-MM-DD` of Gregorian parts, or null for an invalid day (31 February, year 0). */
export function dayOf({ year, month, day }: DayParts): string | null {
  if (!Number.isInteger(year) || year < 1 || year > 9999) return null
  const time = new Date(0).setUTCFullYear(year, month - 1, day)
  const text = `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text ? null : text
}

function pad(number: number, digits: number): string {
  return String(number).padStart(digits, '0')
}
