import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import {
  formatSpan,
  formatTimeBucket,
  type TimeBucket,
  type Granularity,
  timeBucketsUntil,
  tickOf,
} from '#domain/thai-calendar/time-buckets.ts'
import type { Context } from '#platform/context.ts'
import { inLocale } from '#platform/site/i18n/words.ts'
import type { Figures } from '#platform/office/menu/counts.ts'
import type { ChartDescription, ChartPoint } from '#ui/office/record/chart/chart-description.ts'
import { stepsOf } from './amount.ts'
import { chartWords as words, strideWords } from './words.ts'

interface Timed {
  title: string
  stride: Granularity
  /** The periods that are shown; up to the current one where left out. */
  stretches?: readonly TimeBucket[]
  /** Amounts by the first day of each period; periods without any are missing. */
  amounts: Figures
  /** The table heading. */
  value: string
  textOf: (amount: number) => string
  hrefOf: (stretch: TimeBucket) => string
  isShown: (href: string) => boolean
}

/** Returns bars over time for given amounts. The current, unfinished period is marked. */
export const describeTime = (ctx: Context, timed: Timed): ChartDescription => {
  const { title, stride, value } = timed
  const { locale } = ctx
  const today = bangkokDay(ctx.now)
  const stretches = timed.stretches ?? timeBucketsUntil(today, stride)
  const points = stretches.map((stretch, at) =>
    pointOf(ctx, timed, { stretch, today, fromEnd: stretches.length - 1 - at }),
  )
  const span = { first: stretches[0]!.first, last: stretches.at(-1)!.last }
  return {
    ...{ kind: 'bars', title, points, steps: stepsOf(points), empty: words.emptyTime[locale] },
    text: formatSpan(span, { stride, locale }),
    words: {
      ...inLocale({ table: words.table, periods: words.periods, what: strideWords[stride].one }, locale),
      value,
    },
  }
}

/** One of this many bars has a label, and half of those on small screens. */
const ticked: Record<Granularity, number> = { day: 5, week: 2, month: 1 }

function pointOf(
  { locale }: Context,
  timed: Timed,
  of: { stretch: TimeBucket; today: string; fromEnd: number },
): ChartPoint {
  const { stride, amounts, textOf, hrefOf, isShown } = timed
  const { stretch, today, fromEnd } = of
  const amount = amounts[stretch.first] ?? 0
  const href = hrefOf(stretch)
  const every = ticked[stride]
  return {
    ...{ label: formatTimeBucket(stretch, { stride, locale }), value: amount, text: textOf(amount), href },
    ...(fromEnd % every === 0 && {
      tick: tickOf(stretch, { stride, locale }),
      isMinor: fromEnd % (every * 2) !== 0,
    }),
    ...(stretch.first <= today && today <= stretch.last && { isUnfinished: true }),
    ...(isShown(href) && { isCurrent: true }),
  }
}
