import { sql } from 'kysely'
import { parseFilter } from '#domain/query/parse-filter.ts'
import type { FilterInput } from '#platform/data/access/rule.ts'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { compileRule } from '#platform/data/query/compile-filter.ts'
import { collectionOf, filterable } from '#platform/data/collection/catalogue.ts'
import type { Name } from '#platform/data/collection/registry.ts'
import { isLive } from '#platform/data/collection/removal/soft-delete-columns.ts'

/** So many rows are looked at, the newest. */
const most = 25

/**
 * The middle one of the numbers that the newest rows with a condition hold in a field, no matter who asks, and nothing else about them: the
 * lower of two. null where fewer than two rows satisfy it, so that nobody is told the value of a single one.
 */
export const middleOf = async (
  ctx: Context,
  name: Name,
  of: { field: string; where: FilterInput },
): Promise<number | null> => {
  const { collections } = ctx.app
  const collection = collectionOf(ctx, name)
  const parsed = parseFilter(of.where, filterable(collections, collection))
  if ('issues' in parsed) throw new Error(`no filter: ${JSON.stringify(parsed.issues)}`)
  const conditions = [
    sql<boolean>`${sql.ref(`${name}.site`)} = ${ctx.site._id}`,
    ...isLive(collection, name),
    compileRule(parsed.filter, { catalogue: collections, collection, alias: name }),
  ]
  const { rows } = await sql<{ middle: number | null; n: number }>`
    select count(*)::int as n, percentile_disc(0.5) within group (order by value) as middle from (
      select ${sql.ref(`${name}.${of.field}`)} as value from ${sql.table(name)}
      where ${sql.join(conditions, sql` and `)} order by ${sql.ref(`${name}.createdAt`)} desc limit ${most}) as newest`.execute(
    ctx[executor],
  )
  const { n, middle } = rows[0]!
  return n < 2 ? null : middle
}
