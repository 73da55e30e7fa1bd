import { defineScheduledJob } from '#platform/background/jobs/job.ts'
import { enqueueOnEverySite } from '#platform/background/jobs/scheduled/on-every-site.ts'
import { advanceSubscriptions } from './advance-subscriptions.server.ts'

/** Each hour every site moves subscriptions whose paid period or access is over. */
export default defineScheduledJob({
  name: 'plan/find-endings',
  schedule: { everyMinutes: 60 },
  work: (app) => enqueueOnEverySite(app, advanceSubscriptions),
})
