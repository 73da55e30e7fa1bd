import { inTransaction } from '#platform/data/collection/transaction.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { enqueue } from '#platform/background/jobs/enqueue.ts'
import { defineJob } from '#platform/background/jobs/job.ts'
import { openAttemptOf } from '../attempts/attempt-row.server.ts'
import { releaseLines } from '../orders/lines/line-delivery.server.ts'
import { expireJob } from '../orders/order-jobs.ts'
import { lockOrder, moveOrder, type OrderRow } from '../orders/order-row.server.ts'
import { isPayable } from '../rules/order-state.ts'

/**
 * Ends an order that was not paid in time and gives its seats and goods back. A slip under review, a part of the price or an open
 * payment at a gateway keeps it open.
 */
export default defineJob({
  ...expireJob,
  work: (ctx, task) =>
    inTransaction(ctx, async (inside) => {
      const order = await lockOrder(inside, task.payload.order)
      if (order && isPayable(order.process) && order.paid === 0 && (order.expiresAt ?? '') <= nowOf(inside))
        await expire(inside, order)
      await task.finish(inside)
    }),
})

/** An open payment ends at the same time as its order, as soon as the gateway has been asked. The order waits for that. */
const retryMs = 60_000

async function expire(ctx: Context, order: OrderRow) {
  const { _id } = order
  if (await openAttemptOf(ctx, _id)) {
    const at = ctx.now + retryMs
    await enqueue(ctx, expireJob, { payload: { order: _id }, key: `${_id} ${at}`, at })
    return
  }
  const ended = await moveOrder(ctx, order, { event: 'expire', kind: 'expire' })
  if (ended) await releaseLines(ctx, order)
}
