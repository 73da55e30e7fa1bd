import { defineScheduledJob } from '#platform/background/jobs/job.ts'
import { enqueueOnEverySite } from '#platform/background/jobs/scheduled/on-every-site.ts'
import { sendReminders } from './send-reminders.server.ts'

/** Every five minutes each site looks for what its learners are to be reminded of. */
export default defineScheduledJob({
  name: 'reminder/find-due',
  schedule: { everyMinutes: 5 },
  work: (app) => enqueueOnEverySite(app, sendReminders),
})
