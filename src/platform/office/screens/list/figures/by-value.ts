import { type RawBuilder, sql } from 'kysely'
import type { ChartShape } from '#platform/data/collection/define.ts'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { cachedCounts, type Figures } from '#platform/office/menu/counts.ts'
import { operandsOf } from '#platform/data/query/operand.ts'
import type { ChartDescription, ChartPoint } from '#ui/office/record/chart/chart-description.ts'
import { fieldAt } from '../../description/cell.ts'
import { readConditions } from '../filter/conditions.ts'
import { labelsOf, valueSaid } from '../filter/describe-filter.ts'
import { familyOf, operatorsOf } from '../filter/operators.ts'
import { type ListAt, opensAt, rowsAt } from './opened.ts'
import { amountOf, isShown, valueHead, valueText } from './amount.ts'
import { describeRanks } from './describe-ranks.ts'
import { chartWords as words } from './words.ts'

type ByValue = ListAt & { chart: Extract<ChartShape<string>, { by: string }> }

const usually = 6
/** Keys for rows without a value, and for those of the remaining values. */
const [none, rest] = ['', ' ']

/** Returns the count or sum per value of a field, largest first, then rows without a value and the rest. */
export const describeByValue = async (ctx: Context, at: ByValue): Promise<ChartDescription> => {
  const { chart, url, collection } = at
  const amounts = await cachedCounts(ctx, {
    key: `chart ${chart.label.en} ${opensAt(ctx, at, chart.where ?? [])!}`,
    read: (inner) => read(inner, at),
  })
  const values = Object.keys(amounts).filter((value) => value !== none && value !== rest)
  const shown = values.toSorted((a, b) => amounts[b]! - amounts[a]! || (a < b ? -1 : 1))
  const conditions = shown.flatMap((value) => readConditions(new URLSearchParams([['where', isOf(at, value)]])))
  const labels = await labelsOf(ctx, collection, conditions)
  const field = fieldAt(collection, chart.by)!
  const nameOf = (value: string) =>
    value === none || value === rest
      ? words[value === none ? 'none' : 'rest'][ctx.locale]
      : valueSaid(ctx, { field, condition: { field: chart.by, operator: 'is', value }, labels })
  const points = [...shown, ...[none, rest].filter((one) => one in amounts)].map((value): ChartPoint => {
    const href = opens(ctx, at, { value, shown })
    return {
      label: nameOf(value),
      value: amounts[value]!,
      text: valueText(ctx, at, amounts[value]!),
      ...(href !== null && { href, ...(isShown(url, href) && { isCurrent: true }) }),
    }
  })
  return describeRanks(ctx, {
    title: chart.label[ctx.locale],
    what: (field.short ?? field.label)[ctx.locale],
    value: valueHead(ctx, at),
    points,
  })
}

const isOf = ({ chart }: ByValue, value: string) => `${chart.by}:is:${value}`

/** Returns the address of a bar's rows; null if the list cannot express it. */
function opens(
  ctx: Context,
  at: ByValue,
  { value, shown }: { value: string; shown: readonly string[] },
): string | null {
  const { where = [], by } = at.chart
  if (value === none) return opensAt(ctx, at, [...where, `${by}:empty:`])
  if (value === rest) return opensAt(ctx, at, [...where, ...othersThan(at, shown)])
  return opensAt(ctx, at, [...where, isOf(at, value)])
}

function othersThan({ collection, chart: { by } }: ByValue, shown: readonly string[]): string[] {
  const field = fieldAt(collection, by)!
  const left = familyOf(field) === 'chosen' ? [shown.join()] : shown
  const canBeEmpty = operatorsOf(field).includes('filled')
  return [...left.map((value) => `${by}:not:${value}`), ...(canBeEmpty ? [`${by}:filled:`] : [])]
}

/** Reads the largest amounts by value in one statement. The rest is queried only if there is one. */
async function read(ctx: Context, at: ByValue): Promise<Figures> {
  const { most = usually } = at.chart
  const value = valueOf(at)
  const each = rowsAt(ctx, at, opensAt(ctx, at, at.chart.where ?? [])!).select([
    value.as('value'),
    amountOf(at).as('amount'),
  ])
  const { rows } = await sql<{ value: string | null; amount: number }>`
    select value, sum(amount)::float8 as amount from (${each}) as one group by value
    order by (value is null) desc, 2 desc, value collate "C" limit ${most + 2}`.execute(ctx[executor])
  const named = rows.filter((row) => row.value !== null && canBeAsked(at, row.value))
  const empty = rows.filter((row) => row.value === null && opens(ctx, at, { value: none, shown: [] }) !== null)
  const shown = named.slice(0, most)
  const href = named.length > most ? opens(ctx, at, { value: rest, shown: shown.map((row) => row.value!) }) : null
  return {
    ...Object.fromEntries(shown.map((row) => [row.value!, row.amount])),
    ...Object.fromEntries(empty.map((row) => [none, row.amount])),
    ...(href !== null && { [rest]: await amountAt(ctx, at, href) }),
  }
}

async function amountAt(ctx: Context, at: ByValue, href: string): Promise<number> {
  const counted = rowsAt(ctx, at, href).select(sql<number>`coalesce(sum(${amountOf(at)}), 0)::float8`.as('amount'))
  return (await counted.executeTakeFirstOrThrow()).amount
}

/** The value of each row as in the list's address. For a list, each of its elements. */
function valueOf({ collection, chart }: ByValue): RawBuilder<string | null> {
  const { kind, sql: column } = operandsOf(collection, 'row')(chart.by)
  if (kind !== 'list') return sql<string | null>`nullif(${column}::text, '')`
  return sql`unnest(case when coalesce(cardinality(${column}), 0) = 0 then array[null]::text[] else ${column} end)`
}

/** The address separates choice values by commas and limits their length. */
const canBeAsked = ({ collection, chart }: ByValue, value: string) => {
  const isOne = familyOf(fieldAt(collection, chart.by)!) !== 'chosen' || !value.includes(',')
  return isOne && value.trim() === value && value.length <= 100 && !/[\r\n]/.test(value)
}
