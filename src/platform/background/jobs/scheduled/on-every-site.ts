import { sql } from 'kysely'
import type { App } from '#platform/context.ts'
import { insertJobs } from '#platform/background/jobs/queue.ts'
import type { Executor } from '#platform/data/database/executor.ts'

/** Queues a job without a payload on every site, where it does not wait already: one that fails does not hold up the others. */
export const enqueueOnEverySite = async (app: App, { name }: { name: string }): Promise<void> => {
  const { rows } = await sql<{ _id: string }>`select _id from site order by _id`.execute(app.database.kysely)
  const kinds = [name]
  for (const { _id: site } of rows)
    await insertJobs(app.database.kysely as Executor, { site, kinds, payload: {}, key: '', now: app.clock() })
  app.jobs.wake(new Set(kinds))
}
