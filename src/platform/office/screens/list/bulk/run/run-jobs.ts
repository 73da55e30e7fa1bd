import { collectionOf } from '#platform/data/collection/catalogue.ts'
import type { Context } from '#platform/context.ts'
import { RequestError } from '#platform/errors/errors.ts'
import { undoBatchesKind } from '#platform/background/bulk-operation/bulk-kind.ts'
import type { BulkOperation } from '#platform/background/bulk-operation/bulk-operation.ts'
import { bulkDefinition, defineBulkOperation } from '#platform/background/bulk-operation/define-bulk-operation.ts'
import { applyToRows, type Outcome, undoBatches } from '../apply-to-rows.ts'
import { batchesOf } from '../batch.ts'
import { failureReasons } from '../failure-reasons.ts'
import { bulkActionKind } from './bulk-action-kind.ts'
import { reasonsOf, runNotice } from './run-text.ts'
import type { Run } from './runs.ts'

const label = () => ({ th: 'กำลังดำเนินการหลายรายการ', en: 'Bulk action' })

/** Does an action on many rows. A step is short, because others wait for its rows. */
export const bulkAction = bulkDefinition({
  ...{ kind: bulkActionKind, itemsPerStep: 100, concurrency: 2, label },
  async step({ theirs }, operation, items) {
    const collection = collectionOf(theirs, operation.about)
    const ids = items.map(({ content }) => content)
    const outcome = await applyToRows(theirs, collection, { ids, action: operation.params.action })
    const failures = new Map(outcome.failures.map((failure) => [failure._id, failure]))
    return {
      outcomes: items.map(({ at, content }) => {
        const failure = failures.get(content)
        return failure ? { at, outcome: 'failed', reason: { th: failure.th, en: failure.en } } : { at, outcome: 'done' }
      }),
      ...{ batches: outcome.batch ? [outcome.batch] : [], progress: reasonsAfter(operation, outcome) },
    }
  },
  notice: (system, operation) => runNotice(system, operation as Run),
})

/** Puts back one batch in each step. */
export const undoBatchesOperation = bulkDefinition({
  ...{ kind: undoBatchesKind, itemsPerStep: 1, concurrency: 2, label },
  async step({ theirs }, operation, items) {
    const { at, content } = items[0]!
    const outcome = await undone(theirs, content)
    return {
      outcomes: [{ at, outcome: 'done' }],
      ...{ done: outcome.done, failed: outcome.failures.length, progress: reasonsAfter(operation, outcome) },
    }
  },
  notice: (system, operation) => runNotice(system, operation),
})

export const bulkActionJob = defineBulkOperation(bulkAction)
export const undoBatchesJob = defineBulkOperation(undoBatchesOperation)

const reasonsAfter = (operation: BulkOperation, { failures }: Outcome) => ({
  reasons: failureReasons(failures, reasonsOf(operation)),
})

const nothing: Outcome = { done: 0, failures: [], batch: null }

/** A batch that was undone on its own has nothing left to undo. */
async function undone(theirs: Context, batchId: string): Promise<Outcome> {
  const [batch] = await batchesOf(theirs, [batchId])
  if (!batch) return nothing
  try {
    return await undoBatches(theirs, collectionOf(theirs, batch.collection), [batchId])
  } catch (error) {
    if (error instanceof RequestError && error.kind === 'not-found') return nothing
    throw error
  }
}
