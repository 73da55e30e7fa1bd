import { defineScheduledJob } from '#platform/background/jobs/job.ts'
import { enqueueOnEverySite } from '#platform/background/jobs/scheduled/on-every-site.ts'
import { advanceSurveys } from './advance-surveys.server.ts'

/** Every 15 minutes each site closes surveys that are over, and releases anonymous answers. */
export default defineScheduledJob({
  name: 'survey/find-due',
  schedule: { everyMinutes: 15 },
  work: (app) => enqueueOnEverySite(app, advanceSurveys),
})
