import { sql } from 'kysely'
import { sweep } from '#platform/background/jobs/scheduled/sweep.ts'
import { defineScheduledJob } from '#platform/background/jobs/job.ts'

const keptMs = 90 * 86_400_000

/** Deletes messages of payment gateways after 90 days, every night. Payments and attempts stay. */
export default defineScheduledJob({
  name: 'order/sweep-inbox',
  schedule: { dailyAt: '03:50' },
  work: (app) => {
    const until = new Date(app.clock() - keptMs).toISOString()
    return sweep(app, { table: 'payment_inbox', where: sql`"receivedAt" < ${until}` })
  },
})
