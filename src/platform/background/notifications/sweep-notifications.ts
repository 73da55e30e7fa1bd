import { sql } from 'kysely'
import { defineScheduledJob } from '#platform/background/jobs/job.ts'
import { sweep } from '#platform/background/jobs/scheduled/sweep.ts'

/** How long notices are stored, in milliseconds. */
export const noticeKeptMs = 90 * 24 * 60 * 60_000

/** Deletes notices older than 90 days, daily. */
export const sweepNotices = defineScheduledJob({
  name: 'platform/sweep-notices',
  schedule: { dailyAt: '03:40' },
  async work(app) {
    const before = new Date(app.clock() - noticeKeptMs).toISOString()
    await sweep(app, { table: 'notice', where: sql`"createdAt" <= ${before}` })
  },
})
