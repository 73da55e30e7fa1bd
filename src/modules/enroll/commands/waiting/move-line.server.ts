import { inTransaction } from '#platform/collection/transaction.ts'
import { defineJob } from '#platform/jobs/job.ts'
import { keepLine } from '../../waiting/keep-line.server.ts'
import { lineMover } from '../../waiting/line-mover.ts'

/** Gives freed seats to who waits for them, and ends what ran out. */
export default defineJob({
  ...lineMover,
  async work(ctx, task) {
    await inTransaction(ctx, async (inside) => {
      await keepLine(inside, task.payload.course)
      await task.finish(inside)
    })
  },
})
