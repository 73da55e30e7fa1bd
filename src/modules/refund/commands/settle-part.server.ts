import { defineJob } from '#platform/background/jobs/job.ts'
import { partJob } from '../gateway/part-jobs.ts'
import { settlePart } from '../gateway/settle-part.server.ts'

/** Calls a gateway for a part of a refund, or looks at it. It looks again later while the gateway has not decided. */
export default defineJob({
  ...partJob,
  concurrency: 2,
  work: (ctx, { payload }) => settlePart(ctx, payload.part),
})
