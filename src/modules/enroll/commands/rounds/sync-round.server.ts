import { inTransaction } from '#platform/data/collection/transaction.ts'
import { defineJob } from '#platform/background/jobs/job.ts'
import { roundJob } from '../../rounds/round-job.ts'
import { syncCourse } from '../../rounds/sync-course.server.ts'

/** Keeps a course on its current round when days pass. */
export default defineJob({
  ...roundJob,
  work: (ctx, task) =>
    inTransaction(ctx, async (inside) => {
      await syncCourse(inside, task.payload.course)
      await task.finish(inside)
    }),
})
