import { defineScheduledJob } from '#platform/background/jobs/job.ts'

/** PGlite has no autovacuum. Every six hours, when idle, this vacuums and updates statistics. */
export const tidyDatabase = defineScheduledJob({
  name: 'platform/tidy-database',
  schedule: { everyMinutes: 360 },
  work: ({ database }, { signal }) => database.tidy(signal),
})
