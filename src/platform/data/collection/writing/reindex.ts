import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import type { AnyCollection } from '../registry.ts'
import { searchText } from './columns.ts'
import type { Stored } from './store.ts'
import { withWriteTransaction } from './write-transaction.ts'

const atOnce = 200

/**
 * Rewrites the search text of up to 200 rows of the site after `_id`. Returns the last `_id`, or null at the end. The
 * version of the rows does not change. Returns null for a global collection, because only owners write its rows.
 */
export const reindex = async (ctx: Context, collection: AnyCollection, after: string): Promise<string | null> => {
  if (collection.isGlobal) return null
  const table = sql.table(collection.name)
  const { rows } = await sql<Stored & { search: string }>`select * from ${table}
    where site = ${ctx.site._id} and _id > ${after} order by _id limit ${atOnce}`.execute(ctx[executor])
  const lost = rows
    .map((row) => ({ ...row, found: row.search, search: searchText(collection, row) }))
    .filter(({ found, search }) => found !== search)
  if (lost.length > 0)
    await withWriteTransaction(ctx, collection, async (inside) => {
      for (const row of lost) await rewrite(inside, collection, row)
    })
  return rows.length < atOnce ? null : rows.at(-1)!._id
}

/** Rewrites the search text of a row in its transaction, after a computed field of it changed. */
export const reindexRow = (ctx: Context, collection: AnyCollection, row: Stored | undefined) =>
  row && rewrite(ctx, collection, { ...row, search: searchText(collection, row) })

const rewrite = (ctx: Context, { name }: AnyCollection, { _id, version, search }: Stored & { search: string }) =>
  sql`update ${sql.table(name)} set search = ${search}
    where site = ${ctx.site._id} and _id = ${_id} and version = ${version}`.execute(ctx[executor])
