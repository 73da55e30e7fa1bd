import { defineJob } from '#platform/background/jobs/job.ts'
import { settleResultJob } from '../../results/release/jobs.ts'
import { settleResult } from '../../results/release/settle-result.server.ts'

export default defineJob({ ...settleResultJob, work: (ctx, { payload }) => settleResult(ctx, payload) })
