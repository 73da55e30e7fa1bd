import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { collectionOf } from '../catalogue.ts'
import type { Name } from '../registry.ts'
import { lockRemovals } from '../writing/lock.ts'
import { keyed, type Stored } from '../writing/store.ts'
import { withWriteTransaction } from '../writing/write-transaction.ts'
import { softDeleteRow } from './soft-delete-row.ts'
import { isLive } from './soft-delete-columns.ts'

/**
 * Removes rows of a collection with soft delete for the product, in the caller's transaction. It skips the viewer's rules, as
 * `compute` does; the viewer is in the history. Rows that are removed already stay as they are.
 */
export const hideRows = async (ctx: Context, name: Name, ids: readonly string[]): Promise<void> => {
  const collection = collectionOf(ctx, name)
  await withWriteTransaction(ctx, collection, async (inside) => {
    await lockRemovals(inside)
    for (const _id of ids) {
      const here = sql.join([keyed(inside, collection, _id), ...isLive(collection, collection.name)], sql` and `)
      const found = await sql<Stored>`select * from ${sql.table(collection.name)} where ${here} for update`.execute(
        inside[executor],
      )
      const [row] = found.rows
      if (row) await softDeleteRow(inside, collection, row)
    }
  })
}
