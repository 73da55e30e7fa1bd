import { type CompiledQuery, type RawBuilder, sql } from 'kysely'
import type { Filter } from '#domain/query/filter.ts'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import { readable } from '#platform/data/access/readable.ts'
import type { Context } from '#platform/context.ts'
import { plannedByValues } from '#platform/data/database/postgres/by-values.ts'
import { executor } from '#platform/data/database/executor.ts'
import { cachedRows } from '#platform/http/page-cache/query-cache.ts'
import { compileFilter, type Condition } from '#platform/data/query/compile-filter.ts'
import { operandsOf } from '#platform/data/query/operand.ts'
import { isNearFirst, nearFirst } from './near-first.ts'

type Row = Record<string, unknown>

/** The rows of a collection that match a filter. */
interface Matching {
  collection: AnyCollection
  filter: Filter
  condition: Condition
  /** The declared fields that the filter reads. */
  looksAt: ReadonlySet<string>
  /** Whether the best plan depends on the values, so that a cached plan does not suit them all. */
  isByValues: boolean
}

interface Place {
  order: RawBuilder<unknown>
  sortedBy: readonly string[]
  limit: number
  offset: number
}

/** Compiles a filter for the table `row` of a collection. */
export const matchingOf = (collection: AnyCollection, filter: Filter): Matching => {
  const operand = operandsOf(collection, 'row')
  const looksAt = new Set<string>()
  let isByValues = false
  const condition = compileFilter(filter, {
    operand: (name) => {
      looksAt.add(name.split('.')[0]!)
      const found = operand(name)
      isByValues ||= found.kind === 'list' || found.kind === 'json'
      return found
    },
  })
  return { collection, filter, condition, looksAt, isByValues: isByValues || hasRange(filter) }
}

/**
 * Returns a page of rows in order. It first selects their ids from only the columns of filter and order. Whole rows are
 * expensive to sort, and the ids are the same for everybody even if some columns are personal. Then it reads the rows
 * by id and drops those that no longer match. `only` names the needed fields.
 */
export const pageOf = async (
  ctx: Context,
  matching: Matching,
  { only, ...place }: Place & { only: ReadonlySet<string> },
): Promise<readonly Row[]> => {
  const ids = (await cachedRows(ctx, idsOf(ctx, matching, place))).map(({ _id }) => _id)
  if (ids.length === 0) return []
  const reading = rowsById(ctx, matching, { ids, only })
  const isHis = ctx.viewer.id !== '' && reading.parameters.includes(ctx.viewer.id)
  const rows = isHis ? (await ctx[executor].executeQuery<Row>(reading)).rows : await cachedRows(ctx, reading)
  const byId = new Map<unknown, Row>(rows.map((row) => [row['_id'], row]))
  return ids.map((_id) => byId.get(_id)).filter((row) => row !== undefined)
}

/** Returns how many rows match the filter. */
export const totalOf = async (ctx: Context, { collection, condition, looksAt }: Matching): Promise<number> => {
  const rows = sql`${readable(ctx, collection, looksAt)} as "row"`
  const counting = sql<{ total: number }>`select count(*) as total from ${rows} where ${condition}`
  return Number((await cachedRows(ctx, counting.compile(ctx[executor])))[0]!.total)
}

function idsOf(ctx: Context, matching: Matching, place: Place): CompiledQuery<{ _id: string }> {
  const { collection, filter, condition, looksAt, isByValues } = matching
  const { order, sortedBy, limit, offset } = place
  const rows = sql`${readable(ctx, collection, new Set([...looksAt, ...sortedBy]))} as "row"`
  if (isNearFirst(filter, { hasSort: sortedBy.length > 0, end: offset + limit }))
    return nearFirst(ctx, { rows, condition, limit, offset })
  // A literal number: PostgreSQL plans an unknown limit as a tenth of all rows.
  const cut = sql`limit ${sql.lit(limit)}${offset === 0 ? sql`` : sql` offset ${offset}`}`
  const planned = isByValues ? sql.raw(plannedByValues) : sql``
  const ids = sql<{ _id: string }>`select "row"._id from ${rows} where ${condition} order by ${order} ${cut}${planned}`
  return ids.compile(ctx[executor])
}

/** Fenced, so that the planner uses only the ids to find them. */
function rowsById(
  ctx: Context,
  { collection, condition, looksAt }: Matching,
  { ids, only }: { ids: readonly string[]; only: ReadonlySet<string> },
): CompiledQuery<Row> {
  const rows = sql`${readable(ctx, collection, new Set([...looksAt, ...only]))} as "row"`
  const found = sql`(select * from ${rows} where "row"._id = any(${ids}::text[]) offset 0) as "row"`
  return sql<Row>`select * from ${found} where ${condition}`.compile(ctx[executor])
}

/** Whether it contains a range or text search, which may match nearly all rows or hardly any. */
const hasRange = (filter: Filter): boolean => {
  switch (filter.is) {
    case 'and':
    case 'or':
      return filter.of.some(hasRange)
    case 'not':
      return hasRange(filter.of)
    default:
      return filter.is === 'compare' || filter.is === 'contains'
  }
}
