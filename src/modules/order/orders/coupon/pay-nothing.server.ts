import { enqueue } from '#platform/background/jobs/enqueue.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { fulfilJob } from '../order-jobs.ts'
import { lockOrder, moveOrder } from '../order-row.server.ts'

/** An order that costs nothing is paid when it is made. It has no payment and gets no tax document. */
export async function payNothing(ctx: Context, _id: string): Promise<void> {
  const order = await lockOrder(ctx, _id)
  await moveOrder(ctx, order!, { event: 'approve', kind: 'payment', change: { payment: 'free', paidAt: nowOf(ctx) } })
  await enqueue(ctx, fulfilJob, { payload: { order: _id }, key: _id })
}
