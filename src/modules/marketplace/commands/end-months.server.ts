import { defineScheduledJob } from '#platform/background/jobs/job.ts'
import { enqueueOnEverySite } from '#platform/background/jobs/scheduled/on-every-site.ts'
import { closeMonths } from './close-months.server.ts'

/** Each night every site makes the statements of its vendors for the last month that are missing. */
export default defineScheduledJob({
  name: 'marketplace/end-months',
  schedule: { dailyAt: '03:35' },
  work: (app) => enqueueOnEverySite(app, closeMonths),
})
