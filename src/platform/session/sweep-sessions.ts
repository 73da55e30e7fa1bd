import { sql } from 'kysely'
import { defineChore } from '#platform/jobs/job.ts'
import { sweep } from '#platform/jobs/chores/sweep.ts'

/** Every hour the sessions and the requests for a password that have expired are swept away; nobody could use them any more. */
export const sweepSessions = defineChore({
  name: 'platform/sweep-sessions',
  schedule: { everyMinutes: 60 },
  async work(app) {
    const where = sql`"expiresAt" <= ${new Date(app.clock()).toISOString()}`
    for (const table of ['session', 'password_request']) await sweep(app, { table, where })
  },
})
