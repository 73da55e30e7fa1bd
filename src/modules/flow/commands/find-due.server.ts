import { defineScheduledJob } from '#platform/background/jobs/job.ts'
import { sweepRuns } from '#platform/flow/runs/sweep-runs.ts'
import { enqueueDueFlows } from '#platform/flow/runs/due-flows.ts'

/** Each minute: flows whose time has come, runs whose worker is gone, and runs that nobody answers. */
export default defineScheduledJob({
  name: 'flow/find-due',
  schedule: { everyMinutes: 1 },
  async work(app) {
    await enqueueDueFlows(app)
    await sweepRuns(app)
  },
})
