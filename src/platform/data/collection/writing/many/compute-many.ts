import { sql } from 'kysely'
import { type Context, nowOf } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { collectionOf } from '../../catalogue.ts'
import type { AnyCollection, Name, RowOf } from '../../registry.ts'
import { assertComputed } from '../columns.ts'
import { withWriteTransaction } from '../write-transaction.ts'

interface RowChange<N extends Name> {
  _id: string
  change: Partial<RowOf<N>>
}

/**
 * Writes computed fields of many rows as `compute` does, in one statement for each set of fields. Throws for a field
 * that clients send, that others derive from or that is searched. Lock the rows first, ordered by `_id`.
 */
export const computeMany = async <N extends Name>(
  ctx: Context,
  name: N,
  changes: readonly RowChange<N>[],
): Promise<void> => {
  const collection: AnyCollection = collectionOf(ctx, name)
  const groups = Map.groupBy(changes, ({ change }) => Object.keys(change).toSorted().join())
  await withWriteTransaction(ctx, collection, async (inside) => {
    for (const group of groups.values()) await changeRows(inside, collection, group)
  })
}

async function changeRows(ctx: Context, collection: AnyCollection, changes: readonly RowChange<Name>[]) {
  const fields = Object.keys(changes[0]!.change)
  assertComputed(collection, changes[0]!.change)
  const wrong = fields.find((field) => collection.list.search.includes(field))
  if (wrong) throw new Error(`'${collection.name}.${wrong}' is searched and computed row by row`)
  const sets = fields.map((field) => sql`${sql.ref(field)} = given.${sql.ref(field)}`)
  const given = JSON.stringify(changes.map(({ _id, change }) => ({ ...change, _id })))
  await sql`update ${sql.table(collection.name)} as stored
    set ${sql.join([...sets, sql`"updatedAt" = ${nowOf(ctx)}`, sql`version = stored.version + 1`])}
    from jsonb_populate_recordset(null::${sql.table(collection.name)}, ${given}::jsonb) as given
    where stored.site = ${ctx.site._id} and stored._id = given._id`.execute(ctx[executor])
}
