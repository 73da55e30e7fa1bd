import { defineJob } from '#platform/background/jobs/job.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { numberDocumentsJob } from '../issuing/jobs.ts'
import { numberDocuments, queueNext } from '../issuing/number-documents.server.ts'

/** Gives numbers to the due documents of a tax branch, and comes back for those that wait. */
export default defineJob({
  ...numberDocumentsJob,
  maxAttempts: 1000,
  work: (ctx, task) =>
    inTransaction(ctx, async (inside) => {
      await numberDocuments(inside, task.payload.branch)
      await task.finish(inside)
      await queueNext(inside, task.payload.branch)
    }),
})
