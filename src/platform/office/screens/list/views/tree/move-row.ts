import { fromAny } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import { updateAny } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'
import { type BatchRow, keepBatch } from '../../bulk/batch.ts'
import { putting, type Spot } from './arrange.ts'

/** Maximum rows shown as a tree; larger lists have pages. */
export const mostInTree = 500

/** Returns the rows of a tree in sibling order, up to one more than the maximum. */
export const treeRows = (ctx: Context, collection: AnyCollection) =>
  fromAny(ctx, collection)
    .selectAll()
    .orderBy(`row.${collection.list.tree!.order}`)
    .orderBy('row._id')
    .limit(mostInTree + 1)

/**
 * Moves a row before, after or under another, and renumbers its siblings. Runs in one transaction and one undoable
 * batch. Returns the batch; null if nothing changes. Throws not-found for rows that the viewer cannot see, and invalid
 * for a move under itself.
 */
export const moveRow = (
  ctx: Context,
  collection: AnyCollection,
  asked: { _id: string; at: string; spot: Spot },
): Promise<string | null> =>
  inTransaction(ctx, async (inside) => {
    const { parent, order } = collection.list.tree!
    const rows = await treeRows(inside, collection).execute()
    const [moved, at] = [asked._id, asked.at].map((id) => rows.find((row) => row['_id'] === id))
    if (!moved || !at || rows.length > mostInTree) throw notFound()
    if (moved === at) return null
    const { siblings, above } = putting(rows, { moved, at, spot: asked.spot, parent })
    const changed: BatchRow[] = []
    for (const [place, row] of siblings.entries()) {
      const isElsewhere = row === moved && (row[parent] ?? null) !== above
      const change = {
        ...(isElsewhere && { [parent]: above }),
        ...(Number(row[order]) !== place && { [order]: place }),
      }
      if (Object.keys(change).length === 0) continue
      const _id = String(row['_id'])
      const { version } = await updateAny(inside, collection.name, { _id, change })
      const before = Object.fromEntries(Object.keys(change).map((name) => [name, row[name] ?? null]))
      changed.push({ _id, version, before })
    }
    return changed.length === 0
      ? null
      : keepBatch(inside, { collection: collection.name, verb: 'update', rows: changed })
  })
