import { inTransaction } from '#platform/data/collection/transaction.ts'
import { enqueue } from '#platform/background/jobs/enqueue.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { conflict, forbidden, notFound } from '#platform/errors/errors.ts'
import { checkoutProblems as words } from '../../words.ts'
import { compute } from '#platform/data/collection/write.ts'
import { extendLines } from '../lines/line-delivery.server.ts'
import { expireJob } from '../order-jobs.ts'
import { isBuyer } from '../../collections/own-order.ts'
import { addEvent, lockOrder, type OrderRow } from '../order-row.server.ts'

/** Whether the buyer may still ask for more time to pay: once, before the order ends. */
export const mayExtend = (ctx: Context, order: OrderRow): boolean => {
  const { type, process, extendedAt, expiresAt } = order
  return (
    type === 'shop' &&
    process === 'awaiting' &&
    extendedAt === null &&
    isBuyer(ctx, order) &&
    Date.parse(expiresAt ?? '') > ctx.now
  )
}

/**
 * Gives the buyer of a cart as much time again to pay, once (WCAG 2.2.1), and holds seats and goods as long. Throws conflict if the time
 * was extended before or is over.
 */
export const extendOrder = (ctx: Context, _id: string): Promise<void> =>
  inTransaction(ctx, async (inside) => {
    const order = await lockOrder(inside, _id)
    if (!order) throw notFound()
    if (!isBuyer(inside, order)) throw forbidden()
    if (!mayExtend(inside, order)) throw conflict({ field: 'expiresAt', code: 'closed', ...words.cannotExtend })
    const until = new Date(Date.parse(order.expiresAt!) + inside.site.shopHoldMinutes * 60_000).toISOString()
    await compute(inside, 'order', { _id, change: { expiresAt: until, extendedAt: nowOf(inside) } })
    await extendLines(inside, { order, until })
    await addEvent(inside, { orderID: _id, kind: 'extend' })
    await enqueue(inside, expireJob, { payload: { order: _id }, key: `${_id} ${until}`, at: Date.parse(until) })
  })
