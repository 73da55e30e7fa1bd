import { sql } from 'kysely'
import { nextPath, stepAt } from '#domain/flow/walk.ts'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { fromPrivate, updatePrivate } from '#platform/data/private-table/access.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { conflict, forbidden, notFound } from '#platform/errors/errors.ts'
import { enqueue } from '#platform/background/jobs/enqueue.ts'
import { flowRun, type FlowRunRow, flowStepRun } from '../tables.ts'
import { runWords as words } from '../words.ts'
import { advanceJob } from './advance-job.ts'
import { type OpenRun, readRun } from './run-rows.ts'

const notNow = () => conflict({ field: 'run', code: 'not-now', ...words.notNow })

async function administered(ctx: Context, _id: string): Promise<OpenRun> {
  if (!isAtLeast(ctx.viewer, 'admin')) throw forbidden()
  const run = await readRun(ctx, _id)
  if (!run) throw notFound()
  return run
}

/** Moves a run from one of the states, or throws a conflict if it is in another one by now. */
async function change(ctx: Context, { row }: OpenRun, of: { from: FlowRunRow['state'][]; to: Partial<FlowRunRow> }) {
  const { rows } = await sql`update flow_run set seq = seq where site = ${ctx.site._id} and _id = ${row._id}
    and seq = ${row.seq} and state = any(${of.from}::text[]) returning 1`.execute(ctx[executor])
  if (rows.length === 0) throw notNow()
  await updatePrivate(ctx, flowRun, { where: { _id: row._id }, change: { ...of.to, updatedAt: nowOf(ctx) } })
}

/** Ends a run that has not ended. What it did stays. For administrators. */
export const cancelRun = async (ctx: Context, _id: string): Promise<void> => {
  const run = await administered(ctx, _id)
  await inTransaction(ctx, (inside) =>
    change(inside, run, {
      from: ['ready', 'running', 'waiting', 'asking', 'unsure'],
      to: { state: 'cancelled', endedAt: nowOf(ctx) },
    }),
  )
}

/** Runs a failed run again from the step that failed, with the values of the steps before it. For administrators. */
export const retryRun = async (ctx: Context, _id: string): Promise<void> => {
  const run = await administered(ctx, _id)
  const last = await fromPrivate(ctx, flowStepRun)
    .select('path')
    .where('runID', '=', _id)
    .where('state', '=', 'failed')
    .orderBy('seq', 'desc')
    .executeTakeFirst()
  if (!last) throw notNow()
  await inTransaction(ctx, async (inside) => {
    const to = { state: 'ready' as const, path: last.path, endedAt: null, message: '', reason: '' }
    await change(inside, run, { from: ['failed'], to })
    await enqueue(inside, advanceJob, { payload: { run: _id }, key: _id })
  })
}

/**
 * Decides about a step whose result is unknown. `hasHappened`: it counts as done, and the run goes on. Otherwise it is
 * called again, as a new step. For administrators.
 */
export const settleRun = async (ctx: Context, of: { run: string; hasHappened: boolean }): Promise<void> => {
  const run = await administered(ctx, of.run)
  const { row, steps } = run
  const path = row.path ?? ''
  const step = stepAt(steps, path)
  if (!step) throw notNow()
  const next = of.hasHappened ? nextPath(steps, { path, outcome: true }) : path
  await inTransaction(ctx, async (inside) => {
    const to = { state: next === null ? ('done' as const) : ('ready' as const), path: next, seq: row.seq + 1 }
    await change(inside, run, { from: ['unsure'], to: { ...to, ...(next === null && { endedAt: nowOf(ctx) }) } })
    await updatePrivate(inside, flowStepRun, {
      where: { runID: row._id, seq: row.seq + 1 },
      change: { state: of.hasHappened ? 'done' : 'failed', outcome: of.hasHappened, leaseUntil: null },
    })
    if (next !== null) await enqueue(inside, advanceJob, { payload: { run: row._id }, key: row._id })
  })
}
