import { z } from 'zod'
import { defineScheduledJob, defineJob } from '#platform/background/jobs/job.ts'
import { sweep } from '#platform/background/jobs/scheduled/sweep.ts'
import { sql } from 'kysely'
import { oldestRun } from './run.ts'
import { stepOf, stopRun } from './step.ts'

/**
 * Does a run to its end, some rows at a time. How far it is stands with the rows in one transaction: a process that takes
 * it over goes on where the last one was, and does nothing twice. What cannot go on says where it stopped.
 */
export const runJob = defineJob({
  name: 'platform/bulk-run',
  payload: z.object({ run: z.string() }),
  concurrency: 2,
  async work(ctx, { payload: { run }, signal, isLast, reportProgress }) {
    try {
      for (;;) {
        signal.throwIfAborted()
        const percent = await stepOf(ctx, run)
        if (percent === null) return
        await reportProgress(percent, { th: 'กำลังทำหลายรายการ', en: 'Bulk action' })
      }
    } catch (error) {
      if (isLast && !signal.aborted) await stopRun(ctx, run)
      throw error
    }
  },
})

/** Every hour, runs that nobody may undo any more are swept away. */
export const sweepRuns = defineScheduledJob({
  name: 'platform/sweep-runs',
  schedule: { everyMinutes: 60 },
  work: (app) => sweep(app, { table: 'bulk_run', where: sql`"createdAt" <= ${oldestRun(app.clock())}` }),
})
