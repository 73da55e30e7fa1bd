import { defineScheduledJob } from '#platform/background/jobs/job.ts'

/** PGlite has no autovacuum: every six hours, when nobody waits for it, dead rows are removed and statistics gathered. */
export const tidyDatabase = defineScheduledJob({
  name: 'platform/tidy-database',
  schedule: { everyMinutes: 360 },
  work: ({ database }, { signal }) => database.tidy(signal),
})
