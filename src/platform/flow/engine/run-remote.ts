import { sql } from 'kysely'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { enqueue } from '#platform/background/jobs/enqueue.ts'
import { readStepRun } from '../runs/run-rows.ts'
import { advanceJob } from '../runs/advance-job.ts'
import { StepError } from '../step-definition.ts'
import { markUnsure } from './mark-unsure.ts'
import type { PreparedStep } from './prepare-step.ts'
import { moveRun, recorded, recordStep, type StepEnd } from './record-step.ts'
import { callOf, isForTheDatabase, textOfError } from './run-local.ts'
import type { StepAt } from './take-step.ts'

/** Longer than any call may take: after it the worker that began a call is taken for dead. */
const leaseMs = 20_000

/**
 * Runs a step whose effect is outside: its record is begun and committed first, then the call is made, then its result
 * is recorded. Met again without a result it is called with the same key, if it may be repeated, and is otherwise unsure.
 * False if another worker has the step.
 */
export const runRemote = async (ctx: Context, at: StepAt, prepared: PreparedStep): Promise<boolean> => {
  const tries = await begin(ctx, at, prepared)
  if (tries === null) return false
  const startedAt = ctx.app.clock()
  const end = await callOutside(ctx, at, prepared)
  if (end === 'unsure') return markUnsure(ctx, { run: at.run, seq: at.run.row.seq + 1 })
  return inTransaction(ctx, async (inside) => {
    if (!(await takeResult(inside, { at, tries }))) return false
    const record = { ...at, input: prepared.input, secrets: prepared.secrets, seq: at.run.row.seq + 1, startedAt }
    await recordStep(inside, { ...record, end })
    await moveRun(inside, { ...record, end })
    return true
  })
}

async function callOutside(ctx: Context, at: StepAt, prepared: PreparedStep): Promise<StepEnd | 'unsure'> {
  try {
    return { result: await at.definition.run!(callOf(at, { ctx, prepared })), state: 'done' }
  } catch (error) {
    if (isForTheDatabase(error)) throw error
    const isRepeatable = at.definition.isRepeatable?.(prepared.input) ?? false
    if (error instanceof StepError && error.isUnsure && !isRepeatable) return 'unsure'
    return { error: textOfError(ctx, error) }
  }
}

/** Begins the record, or takes over one whose worker is gone. Returns the number of this try; null if it may not run. */
async function begin(ctx: Context, at: StepAt, prepared: PreparedStep): Promise<number | null> {
  const { row } = at.run
  const seq = row.seq + 1
  const there = await readStepRun(ctx, { runID: row._id, seq })
  if (!there) return (await insertBegun(ctx, { at, seq, prepared })) ? 1 : null
  const now = ctx.app.clock()
  if (there.leaseUntil !== null && Date.parse(there.leaseUntil) > now) {
    await enqueue(ctx, advanceJob, { payload: { run: row._id }, key: row._id, at: Date.parse(there.leaseUntil) })
    return null
  }
  if (!(at.definition.isRepeatable?.(prepared.input) ?? false)) {
    await markUnsure(ctx, { run: at.run, seq })
    return null
  }
  const { rows } = await sql`update flow_step_run set tries = tries + 1, "leaseUntil" = ${leaseEnd(ctx)}
    where site = ${ctx.site._id} and "runID" = ${row._id} and seq = ${seq} and state = 'begun' and tries = ${there.tries}
    returning 1`.execute(ctx[executor])
  return rows.length === 1 ? there.tries + 1 : null
}

async function insertBegun(ctx: Context, { at, seq, prepared }: { at: StepAt; seq: number; prepared: PreparedStep }) {
  const { run, step, path } = at
  const { rows } = await sql`insert into flow_step_run (site, "runID", seq, path, "stepID", code, name, state, tries,
      "leaseUntil", input, output, error, outcome, ms, "createdAt")
    select ${ctx.site._id}, _id, ${seq}, ${path}, ${step.id}, ${step.code}, ${step.name}, 'begun', 1,
      ${leaseEnd(ctx)}::timestamptz, ${recorded(prepared.input, prepared.secrets)}, '', '', null, 0, ${nowOf(ctx)}::timestamptz
    from flow_run where site = ${ctx.site._id} and _id = ${run.row._id} and seq = ${run.row.seq}
      and state in ('ready', 'running', 'waiting')
    on conflict (site, "runID", seq) do nothing returning 1`.execute(ctx[executor])
  return rows.length === 1
}

const leaseEnd = (ctx: Context) => new Date(ctx.app.clock() + leaseMs).toISOString()

/** A result counts only for the newest try. A result that comes after all settles a step that was unsure. */
async function takeResult(ctx: Context, { at, tries }: { at: StepAt; tries: number }): Promise<boolean> {
  const { row } = at.run
  const { rows } = await sql`update flow_run set seq = seq + 1, state = 'running', "updatedAt" = ${nowOf(ctx)}
    where site = ${ctx.site._id} and _id = ${row._id} and seq = ${row.seq}
      and state in ('ready', 'running', 'waiting', 'unsure')
      and exists (select 1 from flow_step_run s where s.site = flow_run.site and s."runID" = flow_run._id
        and s.seq = ${row.seq + 1} and s.state in ('begun', 'unsure') and s.tries = ${tries})
    returning 1`.execute(ctx[executor])
  return rows.length === 1
}
