import { inTransaction } from '#platform/data/collection/transaction.ts'
import type { Context } from '#platform/context.ts'
import { defineJob, type Job, type Task } from '#platform/background/jobs/job.ts'
import { onBehalf } from '#platform/background/jobs/on-behalf.ts'
import { notify } from '#platform/background/notifications/notify.ts'
import type { Text } from '#platform/site/i18n/words.ts'
import type { BulkKind } from './bulk-kind.ts'
import { type BulkOperation, lockedBulkOperation, recordBulkOperation } from './bulk-operation.ts'
import { type Item, type ItemOutcome, nextItems, recordOutcomes } from './items.ts'

interface StepResult {
  /** What became of items that the operation stores. */
  outcomes?: readonly ItemOutcome[]
  /** How many records succeeded and failed; without them each item counts as done, unless its outcome is `failed`. */
  done?: number
  failed?: number
  /** The batches that undo the step. */
  batches?: readonly string[]
  /** What later steps need to know, merged into the operation. */
  progress?: Record<string, unknown>
  /** Whether it makes no sense to go on. */
  isStopped?: boolean
}

/** Whose rights a step has: `theirs` those that the person who started it has now, `system` those of a job. */
export interface StepContexts {
  theirs: Context
  system: Context
}

/** What a kind of bulk operation does. */
interface BulkDefinition<Params, Content> {
  kind: BulkKind<Params, Content>
  /** How many items one step takes. */
  itemsPerStep: number | ((operation: BulkOperation<Params>) => number)
  /** What the progress of the job says. */
  label: (system: Context, operation: BulkOperation<Params>) => Text
  /** What is done before the items each time that the job begins, outside a transaction; it ends early where the operation has ended. */
  prepare?: (system: Context, operationId: string, task: Pick<Task, 'signal' | 'reportProgress'>) => Promise<void>
  /** Where items come from, if the operation does not store them: at most `limit`, none at the end. */
  next?: (system: Context, operation: BulkOperation<Params>, limit: number) => Promise<Item<Content>[]>
  /** Whether a step talks to other systems and so is no transaction. It may then come twice after a crash. */
  isOutsideTransaction?: boolean
  step: (
    contexts: StepContexts,
    operation: BulkOperation<Params>,
    items: readonly Item<Content>[],
  ) => Promise<StepResult>
  /** The notice to the person at the end. */
  notice: (
    system: Context,
    operation: BulkOperation<Params>,
  ) => Promise<{ title: Text; text?: Text; href: string }> | { title: Text; text?: Text; href: string }
  concurrency?: number
}

/** Checks the types of a definition. */
export const bulkDefinition = <Params, Content>(
  definition: BulkDefinition<Params, Content>,
): BulkDefinition<Params, Content> => definition

/**
 * The job of a kind of bulk operation. It takes some items at a time. Their outcomes and what the step wrote are one transaction, so a
 * process that takes the job over continues after the last step and repeats none. It stops when who started it has lost their rights.
 */
export const defineBulkOperation = <Params, Content>(
  definition: BulkDefinition<Params, Content>,
): Job<{ operation: string }> =>
  defineJob({
    ...{ name: definition.kind.name, payload: definition.kind.payload, concurrency: definition.concurrency ?? 1 },
    work: (ctx, task) => runToEnd(ctx, task, definition as BulkDefinition<unknown, unknown>),
  })

type AnyDefinition = BulkDefinition<unknown, unknown>

async function runToEnd(
  ctx: Context,
  { payload: { operation: _id }, signal, isLast, reportProgress }: Task<{ operation: string }>,
  definition: AnyDefinition,
): Promise<void> {
  try {
    await definition.prepare?.(ctx, _id, { signal, reportProgress })
    for (;;) {
      signal.throwIfAborted()
      const operation = await runStep(ctx, _id, definition)
      if (!operation) return
      const percent = Math.floor((100 * (operation.done + operation.failed)) / Math.max(1, operation.total))
      await reportProgress(Math.min(99, percent), definition.label(ctx, operation))
    }
  } catch (error) {
    if (isLast && !signal.aborted)
      await inTransaction(ctx, (inside) => end(inside, definition, { _id, state: 'stopped' }))
    throw error
  }
}

/** One step; answers the operation afterwards, or null where it has ended. */
export const runStep = <Params, Content>(
  ctx: Context,
  _id: string,
  definition: BulkDefinition<Params, Content>,
): Promise<BulkOperation | null> => {
  const now = { ...ctx, now: ctx.app.clock() }
  const work = (system: Context) => stepIn(system, _id, definition as AnyDefinition)
  return definition.isOutsideTransaction ? work(now) : inTransaction(now, work)
}

async function stepIn(system: Context, _id: string, definition: AnyDefinition): Promise<BulkOperation | null> {
  const operation = await lockedBulkOperation(system, _id)
  if (!operation) return null
  const theirs = await onBehalf(system, { home: operation.userSite, id: operation.user })
  if (!theirs) return end(system, definition, { _id, state: 'stopped' })
  const { itemsPerStep } = definition
  const limit = typeof itemsPerStep === 'number' ? itemsPerStep : itemsPerStep(operation)
  const items = definition.next
    ? await definition.next(system, operation, limit)
    : await nextItems(system, { operation: _id, limit })
  if (items.length === 0) return end(system, definition, { _id, state: 'done' })
  const result = await definition.step({ theirs, system }, operation, items)
  const recorded = await inTransaction(system, async (inside) => {
    await recordOutcomes(inside, { operation: _id, outcomes: result.outcomes ?? [] })
    return recordBulkOperation(inside, _id, { ...counts(items, result), ...result })
  })
  if (result.isStopped) return end(system, definition, { _id, state: 'stopped' })
  return recorded ?? null
}

function counts(items: readonly Item[], { outcomes = [] }: StepResult) {
  const failed = outcomes.filter(({ outcome }) => outcome === 'failed').length
  return { done: items.length - failed, failed }
}

async function end(
  system: Context,
  definition: AnyDefinition,
  { _id, state }: { _id: string; state: 'done' | 'stopped' },
): Promise<null> {
  await inTransaction(system, async (inside) => {
    const operation = await recordBulkOperation(inside, _id, { state })
    if (operation) await notify(inside, { to: operation.user, ...(await definition.notice(inside, operation)) })
  })
  return null
}
