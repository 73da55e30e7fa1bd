import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { defineJob } from '#platform/background/jobs/job.ts'
import { refreshResultJob } from '../../results/release/jobs.ts'
import { refreshResults } from '../../results/release/refresh-results.server.ts'

export default defineJob({
  ...refreshResultJob,
  work: (ctx, { payload: { attemptID } }) =>
    inTransaction(ctx, async (inside) => {
      await from(inside, 'exam_attempt')
        .select('exam_attempt._id')
        .where('exam_attempt._id', '=', attemptID)
        .forNoKeyUpdate()
        .execute()
      await refreshResults(inside, [attemptID])
    }),
})
