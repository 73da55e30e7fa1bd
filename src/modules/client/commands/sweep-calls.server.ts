import { sql } from 'kysely'
import { sweep } from '#platform/background/jobs/scheduled/sweep.ts'
import { defineScheduledJob } from '#platform/background/jobs/job.ts'

const keptMs = 30 * 86_400_000

/** Deletes API calls older than 30 days and expired secrets, every night. */
export default defineScheduledJob({
  name: 'client/sweep-calls',
  schedule: { dailyAt: '03:40' },
  async work(app) {
    const now = app.clock()
    await sweep(app, { table: 'api_call', where: sql`at < ${new Date(now - keptMs).toISOString()}` })
    await sweep(app, { table: 'api_key_secret', where: sql`"expiresAt" <= ${new Date(now).toISOString()}` })
  },
})
