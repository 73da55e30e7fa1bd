import { inTransaction, retryOnDeadlock, savepoint } from '#platform/data/collection/transaction.ts'
import type { Context } from '#platform/context.ts'
import { RequestError } from '#platform/errors/errors.ts'
import type { Text } from '#platform/site/i18n/words.ts'
import { claimSeq } from '../runs/run-rows.ts'
import { StepError, type StepCall, type StepResult } from '../step-definition.ts'
import { runWords as words } from '../words.ts'
import { logTrouble, type PreparedStep } from './prepare-step.ts'
import { moveRun, recordStep, type StepEnd } from './record-step.ts'
import type { StepAt } from './take-step.ts'
import { asPerson } from './values.ts'

/** Runs a local step in one transaction with its record. False if somebody else took the run meanwhile. */
export const runLocal = async (ctx: Context, at: StepAt, prepared: PreparedStep): Promise<boolean> =>
  retryOnDeadlock(ctx, () =>
    inTransaction(ctx, async (inside) => {
      if (!(await claimSeq(inside, { row: at.run.row, states: openStates }))) return false
      const startedAt = ctx.app.clock()
      const end = await attempt(inside, () =>
        savepoint(inside, (own) => at.definition.run!(callOf(at, { ctx: own, prepared }))),
      )
      const record = { ...at, input: prepared.input, secrets: prepared.secrets, seq: at.run.row.seq + 1, startedAt }
      await recordStep(inside, { ...record, end })
      await moveRun(inside, { ...record, end })
      return true
    }),
  )

/** The states from which a worker may take the next step. */
export const openStates = ['ready', 'running', 'waiting'] as const

/** What a step is called with. Its writes belong to the transaction of `ctx`, with the rights of the run's person. */
export const callOf = (
  { run, person, seq }: Pick<StepAt, 'run' | 'person'> & { seq?: number },
  { ctx, prepared }: { ctx: Context; prepared: Pick<PreparedStep, 'input' | 'request'> },
): StepCall<unknown> => {
  const { row, mayMoveStock, isAlways } = run
  const cause = { chain: row.chain, depth: row.depth }
  return {
    ctx: { ...asPerson(ctx, person), cause },
    input: prepared.input,
    request: prepared.request,
    run: { ...row, mayMoveStock, isAlways },
    key: `${row._id}:${seq ?? row.seq + 1}`,
  }
}

/**
 * Runs the work of a step and says how it ended. What the database must repeat is thrown on; all else that fails is
 * the failure of the step.
 */
export const attempt = async (ctx: Context, work: () => Promise<StepResult>): Promise<StepEnd> => {
  try {
    return { result: await work(), state: 'done' }
  } catch (error) {
    if (isForTheDatabase(error)) throw error
    return { error: textOfError(ctx, error) }
  }
}

/** Deadlocks, serialisation failures and lost connections: the whole transaction is repeated or given up. */
export const isForTheDatabase = (error: unknown) =>
  /^(40001|40P01|08\w{3}|57P\d\d)$/.test((error as { code?: string })?.code ?? '')

/** What a failure says to people. An unexpected one is logged and says nothing of itself. */
export const textOfError = (ctx: Context, error: unknown): Text => {
  if (error instanceof StepError) return error.text
  if (error instanceof RequestError) {
    const [issue] = error.issues
    return issue ? { th: issue.th, en: issue.en } : words.failed
  }
  logTrouble(ctx, `a step failed: ${error instanceof Error ? error.message : String(error)}`)
  return words.failed
}

/** Ends a step that was not run: skipped, or failed before its work. False if somebody else took the run meanwhile. */
export const endStep = (ctx: Context, at: Pick<StepAt, 'run' | 'step' | 'path'>, end: StepEnd): Promise<boolean> =>
  inTransaction(ctx, async (inside) => {
    if (!(await claimSeq(inside, { row: at.run.row, states: openStates }))) return false
    const record = { ...at, input: undefined, secrets: [], seq: at.run.row.seq + 1, startedAt: ctx.app.clock() }
    await recordStep(inside, { ...record, end })
    await moveRun(inside, { ...record, end })
    return true
  })

export const skipped: StepEnd = { result: { outcome: null }, state: 'skipped' }
