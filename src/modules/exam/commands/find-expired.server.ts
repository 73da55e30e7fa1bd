import { defineScheduledJob } from '#platform/background/jobs/job.ts'
import { enqueueOnEverySite } from '#platform/background/jobs/scheduled/on-every-site.ts'
import { closeExpired } from './close-expired.server.ts'

/** Every five minutes every site closes the attempts whose time is over. */
export default defineScheduledJob({
  name: 'exam/find-expired',
  schedule: { everyMinutes: 5 },
  work: (app) => enqueueOnEverySite(app, closeExpired),
})
