import type { ChartShape } from '#platform/data/collection/define.ts'
import type { Context } from '#platform/context.ts'
import { isReadable } from '#platform/http/api/wire.ts'
import type { ChartDescription } from '#ui/office/record/chart/chart-description.ts'
import { type ListAt, opensAt } from './opened.ts'
import { describeOverTime } from './over-time.ts'
import { describeByValue } from './by-value.ts'

/** The declared charts of a collection over its list, of the rows that the viewer may read; every point opens its rows. */
export const describeCharts = (ctx: Context, at: ListAt): Promise<ChartDescription[]> =>
  Promise.all(
    (at.collection.list.charts ?? [])
      .filter((chart) => isAskable(ctx, at, chart))
      .map((chart) =>
        'over' in chart ? describeOverTime(ctx, { ...at, chart }) : describeByValue(ctx, { ...at, chart }),
      ),
  )

/** What he may not read he is not told the sum of either. */
function isAskable(ctx: Context, at: ListAt, chart: ChartShape<string>): boolean {
  const { fields } = at.collection
  const of = [chart.sum, 'over' in chart ? chart.over : chart.by].flatMap((name) => name?.split('.')[0] ?? [])
  const isOpen = of.every((name) => isReadable(ctx, fields[name]))
  return isOpen && opensAt(ctx, at, chart.where ?? []) !== null
}
