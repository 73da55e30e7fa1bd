import { inTransaction } from '#platform/data/collection/transaction.ts'
import type { Context } from '#platform/context.ts'
import { onBehalf } from '#platform/background/jobs/on-behalf.ts'
import type { Task } from '#platform/background/jobs/job.ts'
import type { Text } from '#platform/site/i18n/words.ts'
import { notify } from '#platform/background/notifications/notify.ts'
import { type BulkOperation, lockedBulkOperation, recordBulkOperation } from './bulk-operation.ts'
import { type Became, type Item, nextItems, noteItems } from './items.ts'

/** What a module does with a bulk operation. */
interface BulkDefinition {
  /** So many items are done in one transaction, of a bulk operation. */
  most: (errand: BulkOperation) => number
  /** What is going on, in a word. */
  word: Text
  /**
   * Does some items in a transaction, and says what became of each. `theirs` has the rights that the person has now; `system`
   * those of the job.
   */
  step: (
    of: { theirs: Context; system: Context },
    errand: BulkOperation,
    items: readonly Item[],
  ) => Promise<{ became: Became[]; batch?: string | null }>
  /** What its person is told at the end, and where it leads. */
  ended: (errand: BulkOperation) => { title: Text; href: string }
}

/**
 * Does a bulk operation to its end, some items at a time. What became of them stands with what was done in one transaction: a process
 * that takes it over goes on where the last one was, and does nothing twice. Who began it and has no rights any more stops it.
 */
export const runBulkOperation = async (
  ctx: Context,
  { payload: { errand: _id }, signal, isLast, reportProgress }: Task<{ errand: string }>,
  doing: BulkDefinition,
): Promise<void> => {
  try {
    for (;;) {
      signal.throwIfAborted()
      const percent = await stepOf(ctx, _id, doing)
      if (percent === null) return
      await reportProgress(percent, doing.word)
    }
  } catch (error) {
    if (isLast && !signal.aborted)
      await inTransaction(ctx, async (inside) => {
        const errand = await lockedBulkOperation(inside, _id)
        if (errand) await end(inside, doing, { ...errand, state: 'stopped' })
      })
    throw error
  }
}

const stepOf = (ctx: Context, _id: string, doing: BulkDefinition): Promise<number | null> =>
  inTransaction({ ...ctx, now: ctx.app.clock() }, async (system) => {
    const errand = await lockedBulkOperation(system, _id)
    if (!errand) return null
    const theirs = await onBehalf(system, { home: errand.userSite, id: errand.user })
    if (!theirs) return end(system, doing, { ...errand, state: 'stopped' })
    const items = await nextItems(system, { errand: _id, most: doing.most(errand) })
    if (items.length === 0) return end(system, doing, { ...errand, state: 'done' })
    const { became, batch = null } = await doing.step({ theirs, system }, errand, items)
    await noteItems(system, { errand: _id, became })
    await recordBulkOperation(system, _id, { done: became.length, batch })
    return Math.min(99, Math.floor((100 * (errand.done + became.length)) / Math.max(1, errand.total)))
  })

async function end(inside: Context, doing: BulkDefinition, errand: BulkOperation): Promise<null> {
  await recordBulkOperation(inside, errand._id, { state: errand.state })
  await notify(inside, { to: errand.user, ...doing.ended(errand) })
  return null
}
