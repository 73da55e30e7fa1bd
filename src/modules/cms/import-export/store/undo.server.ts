import { lockedFile, noteFile } from '#platform/content/imports/files.ts'
import { collectionOf } from '#platform/data/collection/catalogue.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import type { Context } from '#platform/context.ts'
import { RequestError } from '#platform/errors/errors.ts'
import { onBehalf } from '#platform/background/jobs/on-behalf.ts'
import { batchesOf } from '#platform/office/screens/list/bulk/batch.ts'
import { undoBatches } from '#platform/office/screens/list/bulk/apply-to-rows.ts'

/** Takes back what a file brought, the last first, as far as nobody changed it meanwhile: all in one transaction, once. */
export const undoImport = (ctx: Context, _id: string): Promise<void> =>
  inTransaction({ ...ctx, now: ctx.app.clock() }, async (inside) => {
    const file = await lockedFile(inside, _id, ['done', 'cancelled', 'stopped'])
    const theirs = file && (await onBehalf(inside, { home: file.userSite, id: file.user }))
    if (!theirs || file.isUndone) return
    for (const { _id: batch, collection } of await batchesOf(theirs, file.batches))
      await undoBatches(theirs, collectionOf(theirs, collection), [batch]).catch(unlessGone)
    await noteFile(inside, _id, { isUndone: true })
  })

/** A batch that was restored on its own has nothing left to undo. */
const unlessGone = (error: unknown) => {
  if (!(error instanceof RequestError) || error.kind !== 'not-found') throw error
}
