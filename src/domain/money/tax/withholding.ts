import { isDay } from '#domain/thai-calendar/day.ts'

import { addBaht, fromSatang, toSatang } from '../baht.ts'
import { percentHundredths } from '../percent.ts'
import { timesRatio } from '../ratio.ts'
import type { VatParts } from './vat.ts'

/** The type of income that a company pays us for, as the certificate of withholding tax (50 ทวิ) divides it. */
export type IncomeType = 'service' | 'advertising' | 'transport' | 'rent' | 'goods'

/** Who withholds the tax. A person withholds none. */
export type Payer = 'company' | 'government' | 'person'

/**
 * A rate of withholding tax in percent for a payer and income type, from one day to another, both included. The tax
 * applies to payments of `least` baht before VAT or more.
 */
export interface WithholdingPeriod {
  payer: Payer
  income: IncomeType
  from: string
  until?: string | null
  rate: number
  least: number
}

/** A payment from which tax is withheld, in baht: `tax` goes to the state and `pays` to us. */
export interface Withholding {
  base: number
  tax: number
  pays: number
}

/**
 * Returns the rate that applies to a payment on a `YYYY-MM-DD` day, or null if none does. `base` is the amount before
 * VAT in baht. Of several periods the one that began last applies. Throws a RangeError for an invalid day.
 */
export function withholdingRate(
  periods: readonly WithholdingPeriod[],
  payment: { payer: Payer; income: IncomeType; day: string; base: number },
): number | null {
  const { payer, income, day, base } = payment
  if (!isDay(day)) throw new RangeError(`not a day: ${day}`)
  const open = periods
    .filter((period) => period.payer === payer && period.income === income)
    .filter(({ from, until }) => from <= day && day <= (until ?? day))
    .toSorted((one, other) => (one.from < other.from ? 1 : -1))
  const last = open[0]
  return last && toSatang(base) >= toSatang(last.least) ? last.rate : null
}

/**
 * Returns the tax that a company withholds from a payment, with the base before VAT, rounded half away from zero to the
 * satang, and what it pays. Throws a RangeError for a negative amount, or a rate that is not 0 to below 100 percent with
 * at most 2 decimals.
 */
export function withhold({ base, total }: Pick<VatParts, 'base' | 'total'>, rate: number): Withholding {
  const hundredths = percentHundredths(rate, { most: 100, isBelow: true })
  if (toSatang(base) < 0 || toSatang(total) < toSatang(base)) throw new RangeError(`not a payment: ${base} of ${total}`)
  const tax = fromSatang(timesRatio(toSatang(base), hundredths, 10_000))
  return { base, tax, pays: addBaht(total, -tax) }
}
