import { formatBaht, priceOf } from '#domain/money/baht.ts'
import type { Context } from '#platform/context.ts'
import type { Price } from '#ui/course/price-tag.tsx'
import type { PriceParts } from '../rules/price.ts'
import { shopWords } from '../shop-words.ts'

/** The price of a product as its tag shows it. */
export const describePrice = ({ locale }: Pick<Context, 'locale'>, prices: PriceParts): Price => {
  const { pays, was, offPercent, isFree } = priceOf(prices)
  if (isFree) return { free: shopWords.free[locale] }
  const amount = (baht: number) => formatBaht(baht, { style: 'symbol', locale, canStrip: true }).replace('฿', '')
  return {
    amount: amount(pays),
    unit: shopWords.unit[locale],
    ...(was !== undefined && { was: { label: shopWords.was[locale], amount: amount(was) } }),
    ...(offPercent !== undefined && { off: `−${offPercent}%` }),
  }
}

/** An amount in baht for people. */
export const bahtText = ({ locale }: Pick<Context, 'locale'>, baht: number) =>
  formatBaht(baht, { style: 'symbol', locale, canStrip: true })
