import { inTransaction } from '#platform/data/collection/transaction.ts'
import { defineJob } from '#platform/background/jobs/job.ts'
import { RequestError } from '#platform/errors/errors.ts'
import { documentJob } from '../orders/order-jobs.ts'
import { addEvent } from '../orders/order-row.server.ts'
import { requestDocument } from '../payments/documents/request-document.server.ts'

/** Requests the document of a paid order. If billing refuses it, the timeline says why, and staff can request it again. */
export default defineJob({
  ...documentJob,
  work: async (ctx, task) => {
    const { order: orderID } = task.payload
    const refused = await requestDocument(ctx, orderID).catch(reasonOf)
    await inTransaction(ctx, async (inside) => {
      if (typeof refused === 'string') await addEvent(inside, { orderID, kind: 'noDocument', note: refused })
      await task.finish(inside)
    })
  },
})

const reasonOf = (error: unknown): string => {
  if (!(error instanceof RequestError)) throw error
  return error.issues[0]?.th ?? error.kind
}
