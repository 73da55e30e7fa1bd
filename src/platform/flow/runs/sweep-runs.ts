import { sql } from 'kysely'
import type { App } from '#platform/context.ts'
import type { Executor } from '#platform/data/database/executor.ts'
import { insertKeyedJobs } from '#platform/background/jobs/queue.ts'
import { runWords as words } from '../words.ts'
import { advanceJob } from './advance-job.ts'

const lostMs = 60_000
const dayMs = 86_400_000
const keptMs = 90 * dayMs
const atOnce = 500

/**
 * Takes up runs whose worker is gone or whose time has come, stops those that nobody answered for 24 hours, and removes
 * those that ended 90 days ago. Each pass is bounded.
 */
export const sweepRuns = async (app: App): Promise<void> => {
  const now = app.clock()
  const { kysely } = app.database
  const { rows } = await sql<{ site: string; _id: string }>`select site, _id from flow_run
    where (state in ('ready', 'running') and "updatedAt" < ${iso(now - lostMs)})
      or (state = 'waiting' and ("wakeAt" is null or "wakeAt" <= ${iso(now)}))
    order by "updatedAt" limit ${atOnce}`.execute(kysely)
  for (const [site, runs] of Map.groupBy(rows, (row) => row.site)) {
    const jobs = runs.map(({ _id }) => ({ key: _id, payload: { run: _id } }))
    await insertKeyedJobs(kysely as Executor, { site, kind: advanceJob.name, jobs, now })
  }
  if (rows.length > 0) app.jobs.wake(new Set([advanceJob.name]))
  await sql`update flow_run set state = 'stopped', reason = 'no-answer', message = ${JSON.stringify(words.noAnswer)},
      "endedAt" = ${iso(now)}, "updatedAt" = ${iso(now)}
    where state = 'asking' and "updatedAt" < ${iso(now - dayMs)}`.execute(kysely)
  await sql`delete from flow_run where (site, _id) in (select site, _id from flow_run
    where "endedAt" < ${iso(now - keptMs)} limit ${atOnce})`.execute(kysely)
}

const iso = (ms: number) => new Date(ms).toISOString()
