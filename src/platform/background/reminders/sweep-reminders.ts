import { sql } from 'kysely'
import { defineScheduledJob } from '#platform/background/jobs/job.ts'
import { sweep } from '#platform/background/jobs/scheduled/sweep.ts'

/** How long sent reminders are stored. Much longer than a reminder may be late, so that none is sent twice. */
const retentionMs = 400 * 86_400_000

/** Deletes each day the reminders that were sent 400 days ago. */
export const sweepReminders = defineScheduledJob({
  name: 'platform/sweep-reminders',
  schedule: { dailyAt: '03:50' },
  async work(app) {
    const before = new Date(app.clock() - retentionMs).toISOString()
    await sweep(app, { table: 'reminder_sent', where: sql`"createdAt" <= ${before}` })
  },
})
