import { defineScheduledJob } from '#platform/background/jobs/job.ts'
import { enqueueOnEverySite } from '#platform/background/jobs/scheduled/on-every-site.ts'
import { sealDay } from './seal-day.server.ts'

/** Each night every site seals the logs of the day before. */
export default defineScheduledJob({
  name: 'exam/seal-days',
  schedule: { dailyAt: '00:20' },
  work: (app) => enqueueOnEverySite(app, sealDay),
})
