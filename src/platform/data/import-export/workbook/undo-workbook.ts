import { collectionOf } from '#platform/data/collection/catalogue.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import type { Context } from '#platform/context.ts'
import { forbidden, notFound } from '#platform/errors/errors.ts'
import { batchesOf } from '#platform/office/screens/list/bulk/batch.ts'
import { undoBatches } from '#platform/office/screens/list/bulk/apply-to-rows.ts'
import { mayUseWorkbook } from './parts.ts'

/** What a workbook import did to one collection. */
export interface ImportResult {
  batch: string
  collection: string
  created: number
  changed: number
  isUndone: boolean
}

/** Returns what the batches of an import did, last first. Leaves out batches that the viewer may not undo. */
export const importedBy = async (ctx: Context, batches: readonly string[]): Promise<ImportResult[]> => {
  const found = await batchesOf(ctx, batches)
  return found
    .filter(({ verb }) => verb === 'import')
    .map(({ _id, collection, rows, undoneAt }) => {
      const changed = rows.filter(({ before }) => before !== undefined).length
      return { batch: _id, collection, changed, created: rows.length - changed, isUndone: undoneAt !== null }
    })
}

/**
 * Undoes a workbook import in one transaction, except rows changed since; referencing rows come first. Returns how many
 * rows were restored and how many were not. Throws not-found on the second call.
 */
export const undoWorkbook = async (ctx: Context, batches: readonly string[]) => {
  if (!mayUseWorkbook(ctx)) throw forbidden()
  return inTransaction(ctx, async (inside) => {
    const brought = await importedBy(inside, batches)
    if (brought.length === 0) throw notFound()
    const sum = { done: 0, failed: 0 }
    for (const { batch, collection } of brought) {
      const outcome = await undoBatches(inside, collectionOf(inside, collection), [batch])
      sum.done += outcome.done
      sum.failed += outcome.failures.length
    }
    return sum
  })
}
