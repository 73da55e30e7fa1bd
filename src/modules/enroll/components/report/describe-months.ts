import { formatMonth } from '#domain/thai-calendar/format.ts'
import { SHORT_MONTHS } from '#domain/thai-calendar/names.ts'
import type { Context } from '#platform/context.ts'
import { stepsOf } from '#platform/office/screens/list/figures/amount.ts'
import { chartWords } from '#platform/office/screens/list/figures/words.ts'
import type { ChartDescription } from '#ui/office/record/chart/chart-description.ts'
import { yearWords as words } from '../../hours/words.ts'

/** A bar for each month of a year, January first. */
export const describeMonths = (
  { locale }: Context,
  of: { title: string; value: string; year: number; months: readonly number[] },
): ChartDescription => {
  const points = of.months.map((value, at) => ({
    label: formatMonth({ year: of.year, month: at + 1 }, locale),
    ...{ value, text: value.toLocaleString('th-TH'), tick: SHORT_MONTHS[locale][at]!, isMinor: at % 2 === 1 },
  }))
  return {
    ...{ kind: 'bars', title: of.title, points, steps: stepsOf(points), empty: chartWords.empty[locale] },
    words: {
      ...{ table: chartWords.table[locale], periods: chartWords.periods[locale] },
      ...{ what: words.month[locale], value: of.value },
    },
  }
}
