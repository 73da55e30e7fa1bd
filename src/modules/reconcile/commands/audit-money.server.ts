import { defineScheduledJob } from '#platform/background/jobs/job.ts'
import { enqueueOnEverySite } from '#platform/background/jobs/scheduled/on-every-site.ts'
import auditSite from './audit-site.server.ts'

/** Every night each site compares its orders, payments, journal, seats, stock and documents. */
export default defineScheduledJob({
  name: 'reconcile/audit-money',
  schedule: { dailyAt: '02:40' },
  work: (app) => enqueueOnEverySite(app, auditSite),
})
