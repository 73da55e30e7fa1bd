import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import type { AnyCollection } from '../registry.ts'
import { computedColumns } from './columns.ts'
import { keyed, type Stored } from './store.ts'

/** Lets the collection's module update data that depends on a new or changed row. Returns the row afterwards. */
export const settle = async (
  ctx: Context,
  collection: AnyCollection,
  of: { before: Stored | null; row: Stored },
): Promise<Stored> => {
  const settling = ctx.app.afterChange.get(collection.name)
  if (!settling) return of.row
  const answered = await settling(ctx, of)
  if (!of.before && answered && Object.keys(answered).length === 0) return of.row
  const computed = computedColumns(collection, answered ?? {})
  const table = sql.table(collection.name)
  const here = keyed(ctx, collection, of.row._id)
  // A new row starts at version 1, whatever was computed for it.
  const sets = Object.entries({ ...computed, version: 1 }).map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
  const read = of.before
    ? sql<Stored>`select * from ${table} where ${here}`
    : sql<Stored>`update ${table} set ${sql.join(sets)} where ${here} returning *`
  const { rows } = await read.execute(ctx[executor])
  return { ...of.row, ...rows[0]! }
}
