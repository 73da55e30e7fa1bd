import { addBaht } from '#domain/money/baht.ts'
import { withhold, type Withholding, withholdingRate, type WithholdingPeriod } from '#domain/money/tax/withholding.ts'

interface TaxedLine {
  kind: string
  base: number
  net: number
}

/**
 * Returns the tax that a company withholds from an order on a day at the rates of the site, in baht; null for none. Goods are not withheld
 * from.
 */
export function withheldFrom(
  lines: readonly TaxedLine[],
  { day, periods }: { day: string; periods: readonly WithholdingPeriod[] },
): (Withholding & { rate: number }) | null {
  const services = lines.filter(({ kind }) => kind === 'course' || kind === 'seats')
  const base = addBaht(...services.map((line) => line.base))
  const rate = withholdingRate(periods, { payer: 'company', income: 'service', day, base })
  if (rate === null || base === 0) return null
  const { tax } = withhold({ base, total: base }, rate)
  return { base, tax, rate, pays: addBaht(...lines.map(({ net }) => net), -tax) }
}
