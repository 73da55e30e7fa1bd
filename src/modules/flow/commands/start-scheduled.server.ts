import { defineJob } from '#platform/background/jobs/job.ts'
import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { compute } from '#platform/data/collection/write.ts'
import { scheduledJob } from '#platform/flow/runs/scheduled-job.ts'
import { startRun } from '#platform/flow/runs/start-run.ts'
import { nextTime } from '../rules/next-time.ts'

/** Starts a flow whose time has come, once for each of its times. Times that were missed count as one. */
export default defineJob({
  ...scheduledJob,
  work: (ctx, { payload: { flow: flowID } }) =>
    inTransaction(ctx, async (inside) => {
      const row = await from(inside, 'flow').selectAll().where('flow._id', '=', flowID).executeTakeFirst()
      const due = row?.nextAt ? new Date(row.nextAt) : null
      if (!row || row.status !== 'active' || !due || due.getTime() > ctx.now) return
      await startRun(inside, {
        ...{ flowID, version: row.publishedVersion, trigger: 'schedule', form: {}, binding: null },
        ...{ key: `time:${due.toISOString()}`, person: { home: '', userID: '' } },
      })
      await compute(inside, 'flow', { _id: flowID, change: { nextAt: nextTime(row, ctx.now) } })
    }),
})
