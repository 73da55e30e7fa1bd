import { sql } from 'kysely'
import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import {
  type TimeBucket,
  type Granularity,
  timeBucketsAround,
  timeBucketsUntil,
  granularities,
} from '#domain/thai-calendar/time-buckets.ts'
import type { ChartShape } from '#platform/data/collection/define.ts'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { cachedCounts, type Figures } from '#platform/office/menu/counts.ts'
import { operandsOf } from '#platform/data/query/operand.ts'
import type { ChartDescription } from '#ui/office/record/chart/chart-description.ts'
import { listHref } from '../list-query.ts'
import { amountOf, isShown, valueHead, valueText } from './amount.ts'
import { describeTime } from './describe-time.ts'
import { type ListAt, opensAt, rowsAt } from './opened.ts'
import { strideWords } from './words.ts'

type OverTime = ListAt & { chart: Extract<ChartShape<string>, { over: string }> }

/** Returns the count or sum per day, week or month in Bangkok, up to the current one, or around it for a plan. */
export const describeOverTime = async (ctx: Context, at: OverTime): Promise<ChartDescription> => {
  const { chart, url } = at
  const asked = granularities.find((one) => one === url.searchParams.get('per'))
  const stride = asked ?? chart.stride ?? 'day'
  const today = bangkokDay(ctx.now)
  const stretches = chart.isAhead ? timeBucketsAround(today, stride) : timeBucketsUntil(today, stride)
  const href = opens(ctx, at, { first: stretches[0]!.first, last: stretches.at(-1)!.last })
  const amounts = await cachedCounts(ctx, {
    key: `chart ${chart.label.en} ${href} ${stride}`,
    read: (inner) => read(inner, at, { href, stride }),
  })
  return {
    ...describeTime(ctx, {
      ...{ title: chart.label[ctx.locale], stride, stretches, amounts, value: valueHead(ctx, at) },
      textOf: (amount) => valueText(ctx, at, amount),
      // A list narrowed this way keeps the time scale of its charts.
      hrefOf: (stretch) => opens(ctx, at, stretch) + (asked ? `&per=${asked}` : ''),
      isShown: (one) => isShown(url, one),
    }),
    ...(chart.isLine && { kind: 'line' }),
    periods: granularities.map((one) => ({
      label: strideWords[one].shown[ctx.locale],
      href: listHref(url, { per: one }),
      isCurrent: one === stride,
    })),
  }
}

/** Returns the address of the rows of some days. */
const opens = (ctx: Context, at: OverTime, { first, last }: TimeBucket): string => {
  const { over, where = [] } = at.chart
  const days = first === last ? [`${over}:is:${first}`] : [`${over}:from:${first}`, `${over}:until:${last}`]
  return opensAt(ctx, at, [...where, ...days])!
}

/** Reads the amounts by first day of their period, in one statement over the whole time. */
async function read(
  ctx: Context,
  at: OverTime,
  { href, stride }: { href: string; stride: Granularity },
): Promise<Figures> {
  const { kind, sql: column } = operandsOf(at.collection, 'row')(at.chart.over)
  const local = kind === 'instant' ? sql`${column} at time zone 'UTC' + interval '7 hours'` : sql`${column}::timestamp`
  const first = sql<string>`date_trunc(${sql.lit(stride)}, ${local})::date::text`
  const each = rowsAt(ctx, at, href).select([first.as('first'), amountOf(at).as('amount')])
  const { rows } = await sql<{ first: string; amount: number }>`
    select first, sum(amount)::float8 as amount from (${each}) as one group by first`.execute(ctx[executor])
  return Object.fromEntries(rows.map((row) => [row.first, row.amount]))
}
