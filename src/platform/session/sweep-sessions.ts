import { sql } from 'kysely'
import { defineChore } from '#platform/jobs/job.ts'
import { sweep } from '#platform/jobs/chores/sweep.ts'

/** Every hour the sessions that have expired are swept away; nobody could use them any more. */
export const sweepSessions = defineChore({
  name: 'platform/sweep-sessions',
  schedule: { everyMinutes: 60 },
  work: (app) => sweep(app, { table: 'session', where: sql`"expiresAt" <= ${new Date(app.clock()).toISOString()}` }),
})
