import { defineJob } from '#platform/background/jobs/job.ts'
import { lookJob } from '../attempts/attempt-jobs.ts'
import { lookAtAttempt } from '../attempts/look-at-attempt.server.ts'

/** Asks a gateway about an attempt to pay. It looks again later while the attempt is open. */
export default defineJob({
  ...lookJob,
  concurrency: 4,
  work: (ctx, { payload }) => lookAtAttempt(ctx, payload.attempt),
})
