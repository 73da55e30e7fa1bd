import { sql } from 'kysely'
import { defineScheduledJob } from '#platform/background/jobs/job.ts'
import { sweep } from '#platform/background/jobs/scheduled/sweep.ts'

/** So long is kept what somebody was told, in milliseconds. */
export const noticeKeptMs = 90 * 24 * 60 * 60_000

/** Every day what people were told 90 days ago is swept away. */
export const sweepNotices = defineScheduledJob({
  name: 'platform/sweep-notices',
  schedule: { dailyAt: '03:40' },
  async work(app) {
    const before = new Date(app.clock() - noticeKeptMs).toISOString()
    await sweep(app, { table: 'notice', where: sql`"createdAt" <= ${before}` })
  },
})
