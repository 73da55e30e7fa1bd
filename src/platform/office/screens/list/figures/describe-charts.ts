import type { ChartShape } from '#platform/data/collection/define.ts'
import type { Context } from '#platform/context.ts'
import { isReadable } from '#platform/http/api/wire.ts'
import type { ChartDescription } from '#ui/office/record/chart/chart-description.ts'
import { type ListAt, opensAt } from './opened.ts'
import { describeOverTime } from './over-time.ts'
import { describeByValue } from './by-value.ts'

/** Returns the declared charts of a collection for the readable rows of its list. Each point links to its rows. */
export const describeCharts = (ctx: Context, at: ListAt): Promise<ChartDescription[]> =>
  Promise.all(
    (at.collection.list.charts ?? [])
      .filter((chart) => isAskable(ctx, at, chart))
      .map((chart) =>
        'over' in chart ? describeOverTime(ctx, { ...at, chart }) : describeByValue(ctx, { ...at, chart }),
      ),
  )

/** A viewer does not see sums of unreadable fields. */
function isAskable(ctx: Context, at: ListAt, chart: ChartShape<string>): boolean {
  const { fields } = at.collection
  const of = [chart.sum, 'over' in chart ? chart.over : chart.by].flatMap((name) => name?.split('.')[0] ?? [])
  const isOpen = of.every((name) => isReadable(ctx, fields[name]))
  return isOpen && opensAt(ctx, at, chart.where ?? []) !== null
}
