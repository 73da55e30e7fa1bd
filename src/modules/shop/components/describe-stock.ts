import type { Context } from '#platform/context.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { stockWord } from '../rules/availability.ts'
import { shopWords } from '../shop-words.ts'

/** What a customer reads about the stock: many, a small number, or none. */
export const describeStock = ({ locale }: Pick<Context, 'locale'>, of: { free: number | null; kind: string }) => {
  if (of.kind === 'course') return { word: 'many' as const, text: shopWords.forCourse[locale] }
  const word = stockWord(of.free)
  if (word === 'few') return { word, text: fill(shopWords.few[locale], { n: of.free! }) }
  return { word, text: shopWords[word === 'none' ? 'outOfStock' : 'many'][locale] }
}
