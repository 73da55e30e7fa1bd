import { endLot } from '#modules/credit/public-api.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { defineJob } from '#platform/background/jobs/job.ts'
import { endCreditJob } from '../orders/order-jobs.ts'
import { postEntry } from '../payments/post-entry.server.ts'

/** Ends credit whose time is over, with its journal entry. A second run finds nothing left. */
export default defineJob({
  ...endCreditJob,
  work: (ctx, task) =>
    inTransaction(ctx, async (inside) => {
      const { lot } = task.payload
      const ended = await endLot(inside, lot)
      if (ended)
        await postEntry(inside, {
          ...{ kind: 'creditEnd', source: lot },
          lines: [
            [`wallet:${ended.userID}`, ended.amount],
            ['promotion', -ended.amount],
          ],
        })
      await task.finish(inside)
    }),
})
