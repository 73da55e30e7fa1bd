import { isDay } from '#domain/thai-calendar/day.ts'

import { fromSatang, toSatang } from '../baht.ts'
import { percentHundredths } from '../percent.ts'
import { timesRatio } from '../ratio.ts'
import { shareSatang } from '../share.ts'

/** How VAT applies: at the rate of the day, at rate zero, exempt by law, or outside the VAT system. */
export type TaxClass = 'vat' | 'zero' | 'exempt' | 'outside'

/** A VAT rate in percent, from one day to another, both included. Without `until` it has no known end. */
export interface VatPeriod {
  from: string
  until?: string | null
  rate: number
}

/** An amount in baht of one tax class. `rate` is the VAT rate in percent and counts only for the class vat. */
export interface TaxLine {
  amount: number
  taxClass: TaxClass
  rate: number
}

/** An amount in baht, divided into VAT and the rest: base + vat = total. */
export interface VatParts {
  base: number
  vat: number
  total: number
}

/** The sum of all lines of one tax class and rate. The rate is 0 for each class but vat. */
export interface VatGroup extends VatParts {
  taxClass: TaxClass
  rate: number
}

/** A document with its VAT per class and rate, its lines in their order, and its sums. */
export interface DocumentVat extends VatParts {
  lines: VatParts[]
  groups: VatGroup[]
}

/**
 * Returns the VAT rate in percent that applies on a `YYYY-MM-DD` day, or null if no period covers it. Of several
 * periods the one that began last applies. Throws a RangeError for an invalid day.
 */
export function rateOn(periods: readonly VatPeriod[], day: string): number | null {
  if (!isDay(day)) throw new RangeError(`not a day: ${day}`)
  const open = periods.filter(({ from, until }) => from <= day && day <= (until ?? day))
  return open.toSorted((one, other) => (one.from < other.from ? 1 : -1))[0]?.rate ?? null
}

/**
 * Divides an amount in baht into base and VAT. `isIncluded` says whether the amount includes the VAT. The VAT is rounded
 * half away from zero to the satang. Throws a RangeError for an invalid amount, or a rate that is not 0 to below 100
 * percent with at most 2 decimals.
 */
export function divideVat(amount: number, rate: number, isIncluded: boolean): VatParts {
  const satang = toSatang(amount)
  return partsOf(satang, vatSatang(satang, rate, isIncluded), isIncluded)
}

/**
 * Returns the VAT of a document. VAT is computed once per rate from the sum of its lines, then spread over these lines
 * by the largest remainder, so that lines, groups and document agree to the satang. Throws like `divideVat`, and for a
 * negative amount.
 */
export function documentVat(lines: readonly TaxLine[], isIncluded: boolean): DocumentVat {
  if (lines.some(({ amount }) => amount < 0)) throw new RangeError('an amount is negative')
  const parts: VatParts[] = []
  const groups = groupsOf(lines).map(({ taxClass, rate, places }): VatGroup => {
    const amounts = places.map((at) => toSatang(lines[at]!.amount))
    const sum = amounts.reduce((total, each) => total + each, 0)
    const vat = vatSatang(sum, rate, isIncluded)
    const shares = shareSatang(vat, amounts)
    for (const [index, at] of places.entries()) parts[at] = partsOf(amounts[index]!, shares[index]!, isIncluded)
    return { taxClass, rate, ...partsOf(sum, vat, isIncluded) }
  })
  return { lines: parts, groups, ...sumOf(groups) }
}

/** Returns the sums of base, VAT and total in baht. */
export function sumOf(parts: readonly VatParts[]): VatParts {
  const sum = (name: keyof VatParts) =>
    fromSatang(parts.reduce((total, { [name]: amount }) => total + toSatang(amount), 0))
  return { base: sum('base'), vat: sum('vat'), total: sum('total') }
}

function groupsOf(lines: readonly TaxLine[]) {
  const groups: { taxClass: TaxClass; rate: number; places: number[] }[] = []
  for (const [at, line] of lines.entries()) {
    const rate = line.taxClass === 'vat' ? line.rate : 0
    const group = groups.find((each) => each.taxClass === line.taxClass && each.rate === rate)
    if (group) group.places.push(at)
    else groups.push({ taxClass: line.taxClass, rate, places: [at] })
  }
  return groups
}

function vatSatang(satang: number, rate: number, isIncluded: boolean): number {
  const hundredths = percentHundredths(rate, { most: 100, isBelow: true })
  return timesRatio(satang, hundredths, isIncluded ? 10_000 + hundredths : 10_000)
}

function partsOf(satang: number, vat: number, isIncluded: boolean): VatParts {
  const base = isIncluded ? satang - vat : satang
  return { base: fromSatang(base), vat: fromSatang(vat), total: fromSatang(base + vat) }
}
