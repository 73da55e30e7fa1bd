import { sql } from 'kysely'
import type { App } from '#platform/context.ts'
import type { Executor } from '#platform/data/database/executor.ts'
import { insertKeyedJobs } from '#platform/background/jobs/queue.ts'
import { scheduledJob } from './scheduled-job.ts'

const atOnce = 500

/** Queues a job for each flow whose time has come, on its site. */
export const enqueueDueFlows = async (app: App): Promise<void> => {
  const now = app.clock()
  const { kysely } = app.database
  const { rows } = await sql<{ site: string; _id: string }>`select site, _id from flow
    where status = 'active' and "nextAt" <= ${new Date(now).toISOString()} and "removedAt" is null
    order by "nextAt" limit ${atOnce}`.execute(kysely)
  for (const [site, flows] of Map.groupBy(rows, (row) => row.site)) {
    const jobs = flows.map(({ _id }) => ({ key: _id, payload: { flow: _id } }))
    await insertKeyedJobs(kysely as Executor, { site, kind: scheduledJob.name, jobs, now })
  }
  if (rows.length > 0) app.jobs.wake(new Set([scheduledJob.name]))
}
