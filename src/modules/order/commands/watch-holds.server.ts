import { inTransaction } from '#platform/data/collection/transaction.ts'
import { defineJob } from '#platform/background/jobs/job.ts'
import { watchHolds } from '../orders/buyers/limits/watch-holds.server.ts'
import { holdsJob } from '../orders/order-jobs.ts'

/** Looks after each new order whether unpaid orders hold most of a round or a SKU. */
export default defineJob({
  ...holdsJob,
  work: (ctx, task) =>
    inTransaction(ctx, async (inside) => {
      await watchHolds(inside, task.payload.order)
      await task.finish(inside)
    }),
})
