import { sql } from 'kysely'
import { parseFilter } from '#domain/query/parse-filter.ts'
import type { FilterInput } from '#platform/data/access/rule.ts'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { compileRule } from '#platform/data/query/compile-filter.ts'
import { collectionOf, filterable } from '#platform/data/collection/catalogue.ts'
import type { Name } from '#platform/data/collection/registry.ts'
import { isLive } from '#platform/data/collection/removal/soft-delete-columns.ts'

/** Maximum rows examined, newest first. */
const most = 25

/**
 * Returns the lower median of a field over the newest rows that match, regardless of the viewer, and nothing else.
 * Returns null for fewer than two rows, so that no single value is revealed.
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
