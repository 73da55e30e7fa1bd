import { addBaht } from '#domain/money/baht.ts'
import { withhold, type Withholding, withholdingRate, type WithholdingPeriod } from '#domain/money/withholding.ts'

/** The tax that companies withhold from services, as the law sets it. A later rate is a further row. */
const periods: readonly WithholdingPeriod[] = [
  { payer: 'company', income: 'service', from: '2020-01-01', rate: 3, least: 1000 },
]

interface TaxedLine {
  kind: string
  base: number
  net: number
}

/** Returns the tax that a company withholds from an order on a day, in baht; null for none. Goods are not withheld from. */
export function withheldFrom(lines: readonly TaxedLine[], day: string): (Withholding & { rate: number }) | null {
  const services = lines.filter(({ kind }) => kind === 'course' || kind === 'seats')
  const base = addBaht(...services.map((line) => line.base))
  const rate = withholdingRate(periods, { payer: 'company', income: 'service', day, base })
  if (rate === null || base === 0) return null
  const { tax } = withhold({ base, total: base }, rate)
  return { base, tax, rate, pays: addBaht(...lines.map(({ net }) => net), -tax) }
}
