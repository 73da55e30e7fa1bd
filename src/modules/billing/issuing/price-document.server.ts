import { documentVat, rateOn } from '#domain/money/tax/vat.ts'
import type { WithholdingPeriod } from '#domain/money/tax/withholding.ts'
import { formatDay } from '#domain/thai-calendar/format.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { invalid } from '#platform/errors/errors.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { classAt } from '../rules/document-kinds.ts'
import { linesWithVat, type SaleLine } from '../rules/lines.ts'
import { refusals } from '../words.ts'

interface Sale {
  branch: { vatRegistered: boolean }
  lines: readonly SaleLine[]
  day: string
  isVatIncluded: boolean
}

/** Returns the stored lines and sums of a sale at the VAT rate of the day. Throws invalid if that rate is unknown. */
export async function priceDocument(ctx: Context, { branch, lines, day, isVatIncluded }: Sale) {
  const classed = lines.map((line) => ({ ...line, taxClass: classAt(branch, line.taxClass) }))
  const rate = classed.some(({ taxClass }) => taxClass === 'vat') ? await vatRateOn(ctx, day) : 0
  const taxed = documentVat(
    classed.map(({ amount, taxClass }) => ({ amount, taxClass, rate })),
    isVatIncluded,
  )
  const { groups, base, vat, total } = taxed
  return { lines: linesWithVat(classed, taxed, rate), groups, base, vat, total }
}

/** Returns the VAT rate of a day in percent. Throws invalid with a sentence for staff if there is none. */
async function vatRateOn(ctx: Context, day: string): Promise<number> {
  const rate = rateOn(await ratesOf(ctx), day)
  if (rate !== null) return rate
  const said = (locale: 'th' | 'en') =>
    fill(refusals.noRate[locale], { day: formatDay(day, { length: 'long', locale }) })
  throw invalid({ field: 'lines', code: 'no-rate', th: said('th'), en: said('en') })
}

/** Returns the VAT rates of the site with their days. */
export const ratesOf = async (ctx: Context) =>
  (await from(ctx, 'tax_rate').select(['from', 'until', 'rate']).limit(500).execute()).map((one) => ({
    ...one,
    rate: Number(one.rate),
  }))

/** Returns the VAT rate in percent that prices of a day include; null for a site without billing or without a rate of that day. */
export const vatRateIn = async (ctx: Context, day: string): Promise<number | null> =>
  ctx.site.plugins.has('billing') ? rateOn(await ratesOf(ctx), day) : null

/** Returns the rates of withholding tax of the site with their days; none on a site without billing. */
export const withholdingPeriods = async (ctx: Context): Promise<WithholdingPeriod[]> =>
  ctx.site.plugins.has('billing')
    ? (
        await from(ctx, 'withholding_rate')
          .select(['payer', 'income', 'from', 'until', 'rate', 'least'])
          .limit(500)
          .execute()
      ).map((one) => ({ ...one, rate: Number(one.rate), least: Number(one.least) }))
    : []
