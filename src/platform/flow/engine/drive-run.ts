import type { Context } from '#platform/context.ts'
import { enqueue } from '#platform/background/jobs/enqueue.ts'
import { advanceJob } from '../runs/advance-job.ts'
import { type OpenRun, readRun, rereadRun } from '../runs/run-rows.ts'
import { takeStep } from './take-step.ts'

/**
 * Takes a run as far as it goes: until it ends, waits, asks, or is unsure. A request passes `budgetMs`; what is left
 * after it continues in a job. Returns the run as it is then; null if there is none.
 */
export const driveRun = async (
  ctx: Context,
  { run: _id, budgetMs }: { run: string; budgetMs?: number },
): Promise<OpenRun | null> => {
  const deadline = budgetMs === undefined ? Infinity : ctx.app.clock() + budgetMs
  let run = await readRun(ctx, _id)
  while (run && isMoving(ctx, run)) {
    if (ctx.app.clock() >= deadline) {
      await enqueue(ctx, advanceJob, { payload: { run: _id }, key: _id })
      return run
    }
    const isDone = await takeStep(ctx, run)
    const before = run
    run = await rereadRun(ctx, run)
    // Another worker has the run: it goes on there.
    if (!isDone && run.row.seq === before.row.seq) break
  }
  if (run?.row.state === 'waiting') await wakeLater(ctx, run)
  return run
}

const isMoving = (ctx: Context, { row }: OpenRun) =>
  row.state === 'ready' ||
  row.state === 'running' ||
  (row.state === 'waiting' && (row.wakeAt === null || Date.parse(row.wakeAt) <= ctx.app.clock()))

const wakeLater = (ctx: Context, { row }: OpenRun) =>
  enqueue(ctx, advanceJob, { payload: { run: row._id }, key: row._id, at: Date.parse(row.wakeAt ?? '') })
