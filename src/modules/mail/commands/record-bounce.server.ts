import { defineJob } from '#platform/background/jobs/job.ts'
import { recordBounceJob } from '../bounces/jobs.ts'
import { recordBounce } from '../bounces/record-bounce.server.ts'

/** Records a delivery report. A second run changes nothing. */
export default defineJob({
  ...recordBounceJob,
  async work(ctx, { payload }) {
    await recordBounce(ctx, payload)
  },
})
