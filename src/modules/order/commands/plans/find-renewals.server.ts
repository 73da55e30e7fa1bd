import { defineScheduledJob } from '#platform/background/jobs/job.ts'
import { enqueueOnEverySite } from '#platform/background/jobs/scheduled/on-every-site.ts'
import { billSubscriptions } from './bill-subscriptions.server.ts'

/** Each hour every site makes the bills of subscriptions that end soon. */
export default defineScheduledJob({
  name: 'order/plans/find-renewals',
  schedule: { everyMinutes: 60 },
  work: (app) => enqueueOnEverySite(app, billSubscriptions),
})
