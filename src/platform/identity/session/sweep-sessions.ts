import { sql } from 'kysely'
import { defineScheduledJob } from '#platform/background/jobs/job.ts'
import { sweep } from '#platform/background/jobs/scheduled/sweep.ts'

/** Deletes expired sign-in data every hour. Nobody could use it any more. */
export const sweepSessions = defineScheduledJob({
  name: 'platform/sweep-sessions',
  schedule: { everyMinutes: 60 },
  async work(app) {
    const where = sql`"expiresAt" <= ${new Date(app.clock()).toISOString()}`
    const tables = [
      'session',
      'password_request',
      'email_change',
      'sign_in_pending',
      'passkey_challenge',
      'login_state',
      'used_assertion',
    ]
    for (const table of tables) await sweep(app, { table, where })
  },
})
