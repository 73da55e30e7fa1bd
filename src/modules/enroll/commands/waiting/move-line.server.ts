import { inTransaction } from '#platform/collection/transaction.ts'
import { defineJob } from '#platform/jobs/job.ts'
import { advanceWaitlist } from '../../waiting/keep-line.server.ts'
import { waitlistJob } from '../../waiting/line-mover.ts'

/** Gives freed seats to who waits for them, and ends what ran out. */
export default defineJob({
  ...waitlistJob,
  async work(ctx, task) {
    await inTransaction(ctx, async (inside) => {
      await advanceWaitlist(inside, task.payload.course)
      await task.finish(inside)
    })
  },
})
