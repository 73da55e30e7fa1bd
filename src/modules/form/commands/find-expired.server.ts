import { defineScheduledJob } from '#platform/background/jobs/job.ts'
import { enqueueOnEverySite } from '#platform/background/jobs/scheduled/on-every-site.ts'
import { removeExpired } from './remove-expired.server.ts'

/** Every night each site removes expired drafts, and answers that were stored long enough. */
export default defineScheduledJob({
  name: 'form/find-expired',
  schedule: { dailyAt: '03:20' },
  work: (app) => enqueueOnEverySite(app, removeExpired),
})
