import { allow, ruledBy } from '#platform/data/access/allow.ts'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import { fromAny } from '#platform/data/collection/rows.ts'
import { elsewhere } from '#platform/data/collection/writing/assertions/managed-elsewhere.ts'
import type { Context } from '#platform/context.ts'

type Row = Record<string, unknown>

/** Which rows of a list the viewer may change and remove. Buttons that would be refused are hidden. */
export interface Permits {
  update: (row: Row) => boolean
  remove: (row: Row) => boolean
}

/** Runs one more query for a row-dependent rule, none otherwise. */
export const permitsOf = async (
  ctx: Context,
  { collection, rows }: { collection: AnyCollection; rows: readonly Row[] },
): Promise<Permits> => {
  const [update, remove] = [
    await permitted(ctx, { collection, rows, verb: 'update' }),
    await permitted(ctx, { collection, rows, verb: 'remove' }),
  ]
  return { update, remove: (row) => remove(row) && elsewhere(ctx, collection, { row }) === null }
}

async function permitted(
  ctx: Context,
  { collection, rows, verb }: { collection: AnyCollection; rows: readonly Row[]; verb: 'update' | 'remove' },
): Promise<(row: Row) => boolean> {
  const rule = allow(collection.access[verb], { ...ruledBy(ctx, collection), alias: 'row' })
  if (typeof rule === 'boolean' || rows.length === 0) return () => rule === true
  const ids = rows.map(({ _id }) => String(_id))
  const found = await fromAny(ctx, collection).select('row._id').where('row._id', 'in', ids).where(rule).execute()
  const known = new Set(found.map(({ _id }) => String(_id)))
  return ({ _id }) => known.has(String(_id))
}
