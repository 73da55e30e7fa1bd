import type { Context } from '#platform/context.ts'
import { inLocale } from '#platform/site/i18n/words.ts'
import type { ChartDescription, ChartPoint } from '#ui/office/record/chart/chart-description.ts'
import { stepsOf } from './amount.ts'
import { chartWords as words } from './words.ts'

/** Returns a ranking of given amounts. `what` and `value` are the column headings. */
export const describeRanks = (
  { locale }: Context,
  { title, what, value, points }: { title: string; what: string; value: string; points: ChartPoint[] },
): ChartDescription => ({
  ...{ kind: 'ranks', title, points, steps: stepsOf(points), empty: words.empty[locale] },
  words: { ...inLocale({ table: words.table, periods: words.periods }, locale), what, value },
})
