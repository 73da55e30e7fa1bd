import { fill } from '#domain/locale/fill.ts'
import type { Locale } from '#domain/locale/locale.ts'
import { formatBaht, priceOf } from '#domain/money/baht.ts'
import type { Price } from '#ui/course/price-tag.tsx'

export interface Priced {
  price: number | null
  sale_price: number | null
}

interface PriceWords {
  free: string
  priceBefore: string
  off: string
}

/** The price of a course in words. `off` in the words holds the percentage at `{n}` (specification §9). */
export const shownPrice = (course: Priced, by: { words: PriceWords; locale: Locale }): Price => {
  const { pays, was, offPercent, isFree } = priceOf(course)
  if (isFree) return { free: by.words.free }
  const [amount, unit] = inParts(pays, by.locale)
  return {
    amount,
    unit,
    ...(was !== undefined && { was: { label: by.words.priceBefore, amount: inParts(was, by.locale)[0] } }),
    ...(offPercent !== undefined && { off: fill(by.words.off, { n: offPercent }) }),
  }
}

const inParts = (baht: number, locale: Locale) =>
  formatBaht(baht, { style: 'word', locale }).split('\u00a0') as [amount: string, unit: string]
