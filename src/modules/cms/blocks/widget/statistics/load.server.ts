import { bangkokDay, nextMonthStart } from '#domain/thai-calendar/bangkok.ts'
import { dayParts } from '#domain/thai-calendar/day.ts'
import { formatMonth } from '#domain/thai-calendar/format.ts'
import { type Context, noStore, cacheUntil } from '#platform/context.ts'
import { type PublicCounts, publicCounts } from '#platform/data/privileged-reads/public-counts.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { wordsOf } from '#platform/site/i18n/words-of.ts'
import type { BlockLoad } from '#platform/content/page/block.ts'
import { counted } from '../../../rules/counted.ts'
import { statisticsCardWords } from '../words.ts'
import type { Props } from './block.ts'

export interface StatisticsContent {
  title: string
  /** One card each. Empty if counting failed. */
  cards: { name: string; allTime: string; currentMonth: string; month: string }[]
}

const cards = ['user', 'course', 'certification'] as const
type Counts = Record<(typeof cards)[number], PublicCounts>

/** All blocks of a page share one query. A failure is logged, and the page appears without them (L258.1). */
export const load: BlockLoad<Props, StatisticsContent> = async (ctx, placed) => {
  const counts = await countsOf(ctx)
  const shown = counts ? cardsOf(ctx, counts) : []
  return Object.fromEntries(placed.map(({ id, props }) => [id, { title: props.title, cards: shown }]))
}

async function countsOf(ctx: Context): Promise<Counts | null> {
  cacheUntil(ctx, Date.parse(nextMonthStart(ctx.now)))
  try {
    const { user, course, certification } = counted
    return await publicCounts(ctx, { user, course, certification })
  } catch (error) {
    noStore(ctx)
    const text = `statistics: ${error instanceof Error ? error.message : String(error)}`
    ctx.app.errorLog.add({ site: ctx.site._id, level: 'error', source: 'server', text })
    return null
  }
}

function cardsOf(ctx: Context, counts: Counts): StatisticsContent['cards'] {
  const words = wordsOf(ctx, { name: 'block.statistics', words: statisticsCardWords })
  const figure = (n: number) => n.toLocaleString('th-TH')
  const month = formatMonth(dayParts(bangkokDay(ctx.now))!, ctx.locale).replace(/ \d+$/, '')
  return cards.map((name) => ({
    name: words[name],
    allTime: figure(counts[name].allTime),
    currentMonth: `+${figure(counts[name].currentMonth)}`,
    month: fill(words.inMonth, { month }),
  }))
}
