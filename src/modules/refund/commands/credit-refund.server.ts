import { inTransaction } from '#platform/data/collection/transaction.ts'
import { addEvent } from '#modules/order/public-api.ts'
import { defineJob } from '#platform/background/jobs/job.ts'
import type { Context } from '#platform/context.ts'
import { RequestError } from '#platform/errors/errors.ts'
import { creditJob } from '../refunds/credit-job.ts'
import { creditRefund } from '../refunds/credit-refund.server.ts'
import { refundOf } from '../refunds/refund-row.server.ts'

/** Requests the credit note of a refund. If billing refuses it, the timeline of the order says why. */
export default defineJob({
  ...creditJob,
  work: async (ctx, task) => {
    const { refund } = task.payload
    const refused = await inTransaction(ctx, (inside) => creditRefund(inside, refund)).catch(reasonOf)
    await inTransaction(ctx, async (inside) => {
      if (typeof refused === 'string') await note(inside, { refund, reason: refused })
      await task.finish(inside)
    })
  },
})

const reasonOf = (error: unknown): string => {
  if (!(error instanceof RequestError)) throw error
  return error.issues[0]?.th ?? error.kind
}

async function note(ctx: Context, of: { refund: string; reason: string }) {
  const refund = await refundOf(ctx, of.refund)
  if (refund) await addEvent(ctx, { orderID: refund.orderID, kind: 'noDocument', note: of.reason })
}
