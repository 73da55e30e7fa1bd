import { normalizeLink } from '#domain/page/normalize-link.ts'
import { bangkokDay, nextMidnight } from '#domain/thai-calendar/bangkok.ts'
import { formatDay } from '#domain/thai-calendar/format.ts'
import { type Context, cacheUntil } from '#platform/context.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { wordsOf } from '#platform/site/i18n/words-of.ts'
import type { BlockLoad } from '#platform/content/page/block.ts'
import { daysUntil } from '../../../rules/days-until.ts'
import { countdownWords } from '../words.ts'
import type { Props } from './block.ts'

/** Null if no date is set, or if the date has passed and there is no text for that. */
export type CountdownContent = {
  title: string
  text: string
  /** The date itself, written out. */
  date: string
  day: string
  left: { before: string; figure: string; unit: string } | { said: string }
  way: { href: string; text: string } | null
} | null

/** Counted in Bangkok days. The page is cached until the next day. */
export const load: BlockLoad<Props, CountdownContent> = async (ctx, placed) =>
  Object.fromEntries(placed.map(({ id, props }) => [id, props.day === '' ? null : shownOf(ctx, props)]))

function shownOf(ctx: Context, { title, text, day, over, buttonText, buttonLink }: Props): CountdownContent {
  const left = daysUntil(bangkokDay(ctx.now), day)
  if (left >= 0) cacheUntil(ctx, Date.parse(nextMidnight(ctx.now)))
  if (left < 0 && over === '') return null
  const href = left < 0 ? null : normalizeLink(buttonLink)
  return {
    ...{ title, text, day, date: formatDay(day, { length: 'full', locale: ctx.locale }) },
    left: left < 0 ? { said: over } : leftIn(ctx, left),
    way: href && buttonText ? { href, text: buttonText } : null,
  }
}

function leftIn(ctx: Context, days: number) {
  const words = wordsOf(ctx, { name: 'block.countdown', words: countdownWords })
  if (days === 0) return { said: words.today }
  return { before: words.left, figure: days.toLocaleString('th-TH'), unit: fill(words.days, { n: days }) }
}
