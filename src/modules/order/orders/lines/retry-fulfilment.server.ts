import { inTransaction } from '#platform/data/collection/transaction.ts'
import type { Context } from '#platform/context.ts'
import { conflict, notFound } from '#platform/errors/errors.ts'
import { enqueue } from '#platform/background/jobs/enqueue.ts'
import { orderWords as words } from '../../words.ts'
import { fulfilJob } from '../order-jobs.ts'
import { lockOrder } from '../order-row.server.ts'

/** Tries again to enrol the buyer of a paid order that found no seat, after staff made room. */
export const retryFulfilment = (ctx: Context, _id: string): Promise<void> =>
  inTransaction(ctx, async (inside) => {
    const order = await lockOrder(inside, _id)
    if (!order) throw notFound()
    if (order.process !== 'attention' || order.paid < order.price)
      throw conflict({ field: 'process', code: 'closed', ...words.notPaid })
    await enqueue(inside, fulfilJob, { payload: { order: _id }, key: _id })
  })
