import { sql } from 'kysely'
import { defineChore } from '#platform/jobs/job.ts'
import { sweep } from '#platform/jobs/chores/sweep.ts'

/** Every hour sessions, requests for a password and half-done log-ins that have expired are swept away; nobody could use them any more. */
export const sweepSessions = defineChore({
  name: 'platform/sweep-sessions',
  schedule: { everyMinutes: 60 },
  async work(app) {
    const where = sql`"expiresAt" <= ${new Date(app.clock()).toISOString()}`
    for (const table of ['session', 'password_request', 'sign_in_pending', 'passkey_challenge'])
      await sweep(app, { table, where })
  },
})
