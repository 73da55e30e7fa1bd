import type { Context } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'
import { type BulkKind, undoBatchesKind } from '#platform/background/bulk-operation/bulk-kind.ts'
import {
  type BulkOperation,
  bulkOperationOf,
  cancelBulkOperation,
  findBulkOperation,
  startBulkOperation,
  undoBulkOperation,
} from '#platform/background/bulk-operation/bulk-operation.ts'
import type { RowAction } from '../apply-to-rows.ts'
import { bulkActionKind } from './bulk-action-kind.ts'

/** A run of a list: an action on many rows, or what undoes one. */
export type Run = BulkOperation<{ href: string; action?: RowAction }>

const kinds: readonly BulkKind<unknown, unknown>[] = [bulkActionKind, undoBatchesKind]

interface RunKey {
  collection: string
  _id: string
}

/** A run of a list that the viewer may see; undefined for any other. */
export const runOf = async (ctx: Context, { collection, _id }: RunKey): Promise<Run | undefined> => {
  const run = await findBulkOperation(ctx, { kinds: kinds.map(({ name }) => name), _id })
  return run?.about === collection ? (run as Run) : undefined
}

/** Starts an action on rows of a collection; answers the id of the run. */
export const startBulkAction = (
  ctx: Context,
  of: { collection: string; action: RowAction; ids: readonly string[]; href: string },
): Promise<string> =>
  startBulkOperation(ctx, bulkActionKind, {
    ...{ params: { action: of.action, href: of.href }, about: of.collection },
    items: of.ids.map((content) => ({ title: '', content })),
  })

/** Stops a run where it is; not found for who may not see it. */
export const cancelRun = async (ctx: Context, key: RunKey): Promise<void> => {
  const run = await runOf(ctx, key)
  if (!run) throw notFound()
  await cancelBulkOperation(
    ctx,
    kinds.find(({ name }) => name === run.kind)!,
    run._id,
  )
}

/** Starts to undo an action on many rows, once; not found for a run that undoes, conflict while it runs or the second time. */
export const undoRun = async (ctx: Context, { collection, _id }: RunKey): Promise<string> => {
  const run = await bulkOperationOf(ctx, bulkActionKind, _id)
  if (run.about !== collection) throw notFound()
  return undoBulkOperation(ctx, bulkActionKind, { _id, about: collection, href: run.params.href })
}
