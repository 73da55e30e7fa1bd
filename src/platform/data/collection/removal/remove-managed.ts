import type { Context } from '#platform/context.ts'
import { from } from '#platform/data/collection/rows.ts'
import { collectionOf } from '../catalogue.ts'
import type { AnyCollection, Name } from '../registry.ts'
import type { Stored } from '../writing/store.ts'
import { publishRowEvent, withWriteTransaction } from '../writing/write-transaction.ts'
import { softDeleteRow } from './soft-delete-row.ts'

/**
 * Soft-deletes rows that the product manages (`managedElsewhere`), which nobody may remove by hand. It skips the rules of the viewer for
 * removing, but the rows must be readable. Rows that are gone already stay so.
 */
export const removeManaged = (ctx: Context, name: Name, ids: readonly string[]): Promise<void> => {
  const collection: AnyCollection = collectionOf(ctx, name)
  return withWriteTransaction(ctx, collection, async (inside) => {
    for (const _id of ids.toSorted()) {
      const row = await from(inside, name)
        .selectAll()
        .where('_id', '=', _id as never)
        .forUpdate()
        .executeTakeFirst()
      if (row) await publishRowEvent(inside, `${name}.removed`, await softDeleteRow(inside, collection, row as Stored))
    }
  })
}
