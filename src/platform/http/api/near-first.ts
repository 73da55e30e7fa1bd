import { type RawBuilder, sql } from 'kysely'
import type { Filter } from '#domain/query/filter.ts'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import type { Condition } from '#platform/data/query/compile-filter.ts'

/** Rows scanned in order before the text index is used. */
const walk = 512
/** Pages that end later than this rarely benefit. */
const deepest = 100

/** Whether this strategy suits a page: it filters by text, and is one of the first in id order. */
export const isNearFirst = (filter: Filter, { hasSort, end }: { hasSort: boolean; end: number }) =>
  !hasSort && end <= deepest && holdsText(filter)

const holdsText = (filter: Filter): boolean =>
  filter.is === 'contains' || (filter.is === 'and' && filter.of.some(holdsText))

/**
 * Returns the statement for a page's ids by `_id`. The number of rows with a text is hard to estimate, even for
 * PostgreSQL. A common text is found early in row order, a rare one by the trigram index. This tries the scan, then the
 * index, so that a wrong guess costs little.
 */
export const nearFirst = (
  ctx: Context,
  of: { rows: RawBuilder<unknown>; condition: Condition; limit: number; offset: number },
) => {
  const { rows, condition, limit, offset } = of
  // As parameters: with literal numbers PostgreSQL would consider a generic plan too expensive and plan each time.
  const most = offset + limit
  const firstOf = (from: RawBuilder<unknown>) => sql`select "row"._id from ${from} order by "row"._id limit ${most}`
  const walked = sql`(select * from ${rows} order by "row"._id limit ${walk}) as "row" where ${condition}`
  const held = sql`(select "row"._id from ${rows} where ${condition} offset 0) as "row"`
  return sql<{ _id: string }>`
    with near as materialized (${firstOf(walked)}), met as materialized (select count(*) as n from near)
    select "row"._id from (
      select _id from near where (select n from met) = ${most}
      union all select _id from (${firstOf(held)}) as far where (select n from met) < ${most}
    ) as "row" order by "row"._id limit ${limit} offset ${offset}`.compile(ctx[executor])
}
