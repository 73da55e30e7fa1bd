import { sql } from 'kysely'
import { monthStart } from '#domain/thai-calendar/bangkok.ts'
import { parseFilter } from '#domain/query/parse-filter.ts'
import type { FilterInput } from '#platform/data/access/rule.ts'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { compileRule } from '#platform/data/query/compile-filter.ts'
import { filterable } from '#platform/data/collection/catalogue.ts'
import { remember } from '#platform/data/collection/reads.ts'
import type { AnyCollection, Name } from '#platform/data/collection/registry.ts'
import { isLive } from '#platform/data/collection/removal/soft-delete-columns.ts'

/** The number of rows, and of those created in the current month in Bangkok. */
export interface PublicCounts {
  allTime: number
  currentMonth: number
}

/**
 * Returns public figures of a site (specification §3, Statistics). It counts rows that match the caller's conditions,
 * regardless of the viewer, and returns nothing else. Collections of disabled plugins have no figures. Runs one
 * statement.
 */
export const publicCounts = async <K extends string>(
  ctx: Context,
  of: Record<K, { collection: Name; where: FilterInput }>,
): Promise<Record<K, PublicCounts>> => {
  const asked = Object.entries(of) as [K, { collection: Name; where: FilterInput }][]
  const counted = asked.flatMap(([key, { collection: name, where }]) => {
    const entry = ctx.app.collections.get(name)
    return entry && ctx.site.plugins.has(entry.module)
      ? [countOf(ctx, { key, collection: entry.collection, where })]
      : []
  })
  const none = Object.fromEntries(asked.map(([key]) => [key, { allTime: 0, currentMonth: 0 }])) as Record<
    K,
    PublicCounts
  >
  if (counted.length === 0) return none
  const { rows } = await sql<{ key: K } & PublicCounts>`${sql.join(counted, sql` union all `)}`.execute(ctx[executor])
  const found = rows.map(({ key, allTime, currentMonth }) => [key, { allTime, currentMonth }])
  return { ...none, ...(Object.fromEntries(found) as Record<K, PublicCounts>) }
}

function countOf(ctx: Context, of: { key: string; collection: AnyCollection; where: FilterInput }) {
  const { key, collection, where } = of
  const { collections } = ctx.app
  const parsed = parseFilter(where, filterable(collections, collection))
  if ('issues' in parsed) throw new Error(`what '${key}' counts is no filter: ${JSON.stringify(parsed.issues)}`)
  remember(ctx, collection)
  const alias = collection.name
  const conditions = [
    sql<boolean>`${sql.ref(`${alias}.site`)} = ${ctx.site._id}`,
    ...isLive(collection, alias),
    compileRule(parsed.filter, { catalogue: collections, collection, alias }),
  ]
  const since = monthStart(ctx.now)
  return sql`select ${key}::text as key, count(*)::int as "allTime",
    (count(*) filter (where ${sql.ref(`${alias}.createdAt`)} >= ${since}))::int as "currentMonth"
    from ${sql.table(collection.name)} where ${sql.join(conditions, sql` and `)}`
}
