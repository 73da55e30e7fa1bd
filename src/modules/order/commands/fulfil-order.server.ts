import { inTransaction } from '#platform/data/collection/transaction.ts'
import { defineJob } from '#platform/background/jobs/job.ts'
import type { Context } from '#platform/context.ts'
import { sellLines } from '../orders/lines/line-delivery.server.ts'
import { fulfilJob } from '../orders/order-jobs.ts'
import { notifyBuyer } from '../orders/notify-buyer.server.ts'
import { lockOrder, moveOrder, type OrderRow } from '../orders/order-row.server.ts'

/** Enrols the buyer of a paid order and sells its goods, once. If a seat or goods are gone, the order needs attention by staff. */
export default defineJob({
  ...fulfilJob,
  work: (ctx, task) =>
    inTransaction(ctx, async (inside) => {
      const order = await lockOrder(inside, task.payload.order)
      if (order && ['paid', 'attention'].includes(order.process) && order.paid >= order.price)
        await fulfil(inside, order)
      await task.finish(inside)
    }),
})

async function fulfil(ctx: Context, order: OrderRow) {
  const sold = await sellLines(ctx, order)
  if (sold === 'nothing') return
  const event = sold === 'sold' ? ('fulfil' as const) : ('nothingLeft' as const)
  await moveOrder(ctx, order, { event, kind: event })
  if (sold === 'sold' || order.process === 'paid') await notifyBuyer(ctx, order, { what: noticeOf(order, sold) })
}

/** A goods order has an address. Any other order is complete with its enrolments. */
const noticeOf = ({ type, shipTo }: OrderRow, sold: 'sold' | 'missing') => {
  if (sold === 'missing') return type === 'shop' ? ('missing' as const) : ('attention' as const)
  if (type === 'plan') return 'subscribed' as const
  return shipTo === null ? ('paid' as const) : ('sold' as const)
}
