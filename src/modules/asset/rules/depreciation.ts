import { fromSatang, toSatang } from '#domain/money/baht.ts'
import { dayOf, dayParts } from '#domain/thai-calendar/day.ts'

/** The depreciation parameters: value in baht, whole years, and the first day of use. */
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
 * The value of an asset at the end of a day (`YYYY-MM-DD`). Straight-line depreciation by days, including the first day
 * of use, down to the salvage value. By the government's convention that is 1 baht. An asset that cost at most the
 * salvage value does not depreciate.
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

/** The same day a number of years later. 29 February becomes 1 March in other years. */
export const yearsLater = (day: string, years: number): string => {
  const { year, ...rest } = dayParts(day)!
  return dayOf({ year: year + years, ...rest }) ?? dayOf({ year: year + years, month: 3, day: 1 })!
}

function numberOf(day: string): number {
  const { year, month, day: date } = dayParts(day)!
  const [y, m] = month > 2 ? [year, month - 3] : [year - 1, month + 9]
  return 365 * y + Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400) + Math.floor((153 * m + 2) / 5) + date
}
