import { defineJob } from '#platform/background/jobs/job.ts'
import { driveRun } from '#platform/flow/engine/drive-run.ts'
import { advanceJob } from '#platform/flow/runs/advance-job.ts'
import { pauseIfLimited } from '../running/pause-if-limited.server.ts'

/** Takes a run on without its browser. A second job of the same run finds nothing to do, or waits for the first. */
export default defineJob({
  ...advanceJob,
  concurrency: 4,
  async work(ctx, { payload }) {
    const run = await driveRun(ctx, { run: payload.run })
    if (run) await pauseIfLimited(ctx, run.row)
  },
})
