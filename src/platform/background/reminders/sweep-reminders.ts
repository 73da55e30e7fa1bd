import { sql } from 'kysely'
import { defineScheduledJob } from '#platform/background/jobs/job.ts'
import { sweep } from '#platform/background/jobs/scheduled/sweep.ts'

/** So long staff see what was sent, in milliseconds; far longer than a reminder may be late, so that none is sent twice. */
const reminderKeptMs = 400 * 86_400_000

/** Every day what was sent 400 days ago is swept away. */
export const sweepReminders = defineScheduledJob({
  name: 'platform/sweep-reminders',
  schedule: { dailyAt: '03:50' },
  async work(app) {
    const before = new Date(app.clock() - reminderKeptMs).toISOString()
    await sweep(app, { table: 'reminder_sent', where: sql`"createdAt" <= ${before}` })
  },
})
