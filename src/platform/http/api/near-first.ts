import { type RawBuilder, sql } from 'kysely'
import type { Filter } from '#domain/query/filter.ts'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import type { Condition } from '#platform/data/query/compile-filter.ts'

/** So many rows are looked through in their order before all that hold the text are looked for by its letters. */
const walk = 512
/** A page that ends later than this is rarely among those. */
const deepest = 100

/** Whether a page is best sought so: it holds a text, and is one of the first in the order of the ids. */
export const isNearFirst = (filter: Filter, { hasSort, end }: { hasSort: boolean; end: number }) =>
  !hasSort && end <= deepest && holdsText(filter)

const holdsText = (filter: Filter): boolean =>
  filter.is === 'contains' || (filter.is === 'and' && filter.of.some(holdsText))

/**
 * The ids of a page of the rows that satisfy a condition, by `_id`. How many hold a text is anybody's guess, PostgreSQL's too: a
 * common one is met soon in the order of the rows, a rare one is found by the index of letters. This tries the one, then
 * the other, so that a wrong guess costs little. Answers its statement.
 */
export const nearFirst = (
  ctx: Context,
  of: { rows: RawBuilder<unknown>; condition: Condition; limit: number; offset: number },
) => {
  const { rows, condition, limit, offset } = of
  // As values: with numbers in its text PostgreSQL would take it for dearer than a plan made again each time, and make one.
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
