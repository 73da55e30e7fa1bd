import { defineScheduledJob } from '#platform/background/jobs/job.ts'
import { enqueueOnEverySite } from '#platform/background/jobs/scheduled/on-every-site.ts'
import { analyseDueJob, releaseDueJob } from '../../results/release/jobs.ts'

/** Each minute every site looks for rounds whose results are due, and for rounds to analyse. */
export default defineScheduledJob({
  name: 'exam/results/find-due-results',
  schedule: { everyMinutes: 1 },
  work: async (app) => {
    await enqueueOnEverySite(app, releaseDueJob)
    await enqueueOnEverySite(app, analyseDueJob)
  },
})
