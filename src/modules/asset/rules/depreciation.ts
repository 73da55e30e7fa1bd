import { fromSatang, toSatang } from '#domain/money/baht.ts'
import { dayOf, dayParts } from '#domain/thai-calendar/day.ts'

/** What an asset loses in value by: baht, whole years, and the day from which it is used. */
export interface Life {
  value: number
  salvage: number
  years: number
  from: string
}

/** Baht, exact to the satang. */
export interface Worth {
  accumulated: number
  book: number
}

/**
 * What an asset is worth at the end of a day (`YYYY-MM-DD`): straight-line, by days, the first of use counted, until its
 * salvage value is left; by the government's convention that is 1 baht. What cost no more than that loses nothing.
 */
export const worthOn = ({ value, salvage, years, from }: Life, day: string): Worth => {
  const [cost, rest] = [toSatang(value), toSatang(salvage)]
  const all = numberOf(yearsLater(from, years)) - numberOf(from)
  const used = Math.min(all, Math.max(0, numberOf(day) - numberOf(from) + 1))
  const loss = BigInt(Math.max(0, cost - rest))
  // Rounded half up, in whole satang.
  const lost = Number((loss * BigInt(used) * 2n + BigInt(all)) / (BigInt(all) * 2n))
  return { accumulated: fromSatang(lost), book: fromSatang(cost - lost) }
}

/** The same day so many years later; 29 February is 1 March where there is none. */
export const yearsLater = (day: string, years: number): string => {
  const { year, ...rest } = dayParts(day)!
  return dayOf({ year: year + years, ...rest }) ?? dayOf({ year: year + years, month: 3, day: 1 })!
}

function numberOf(day: string): number {
  const { year, month, day: date } = dayParts(day)!
  const [y, m] = month > 2 ? [year, month - 3] : [year - 1, month + 9]
  return 365 * y + Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400) + Math.floor((153 * m + 2) / 5) + date
}
