import { wordsOf } from '#platform/site/i18n/words-of.ts'
import type { BlockLoad } from '#platform/content/page/block.ts'
import { isLight, tickerSeconds } from '../../../rules/ticker.ts'
import { tickerWords } from '../words.ts'
import type { Props } from './block.ts'

export interface NewsTickerContent extends Pick<Props, 'items' | 'direction' | 'color'> {
  /** Seconds for one full pass. */
  seconds: number
  /** Light text gets a dark background, and dark text a light one. */
  isLight: boolean
  words: { [K in keyof typeof tickerWords]: string }
}

export const load: BlockLoad<Props, NewsTickerContent> = async (ctx, placed) => {
  const words = wordsOf(ctx, { name: 'block.ticker', words: tickerWords })
  return Object.fromEntries(
    placed.map(({ id, props: { items, speed, direction, color } }) => {
      const texts = items.map(({ text }) => text)
      return [id, { items, direction, color, words, seconds: tickerSeconds(texts, speed), isLight: isLight(color) }]
    }),
  )
}
