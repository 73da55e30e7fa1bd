import { inTransaction } from '#platform/data/collection/transaction.ts'
import { defineJob } from '#platform/background/jobs/job.ts'
import { advanceWaitlist } from '../../waitlist/advance-waitlist.server.ts'
import { waitlistJob } from '../../waitlist/waitlist-job.ts'

/** Gives free seats to waiting learners and ends expired offers. */
export default defineJob({
  ...waitlistJob,
  async work(ctx, task) {
    await inTransaction(ctx, async (inside) => {
      await advanceWaitlist(inside, { courseID: task.payload.course, roundID: task.payload.round })
      await task.finish(inside)
    })
  },
})
