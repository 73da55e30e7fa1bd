import { addBaht, formatBaht } from '#domain/money/baht.ts'
import { stateAfterReversal } from '#domain/money/order-state.ts'
import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { compute, record } from '#platform/data/collection/write.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'
import { enqueue } from '#platform/background/jobs/enqueue.ts'
import { expireJob } from '../orders/order-jobs.ts'
import { addEvent, lockOrder, type OrderRow } from '../orders/order-row.server.ts'
import { statusOf } from '../rules/order-state.ts'
import { postEntry } from './post-entry.server.ts'
import { accountOf } from './record-payment.server.ts'

/**
 * Takes a payment back that belongs elsewhere or that the bank reversed: a second payment with negative amounts, its
 * journal entry, and a lower paid amount of the order. An order that was paid then needs attention by staff. A second
 * reversal of the same payment changes nothing.
 */
export const reversePayment = (ctx: Context, of: { paymentID: string; note: string }): Promise<void> =>
  inTransaction(ctx, async (inside) => {
    const payment = await from(inside, 'payment')
      .select(['payment._id', 'payment.orderID', 'payment.method', 'payment.reference'])
      .select(['payment.amount', 'payment.applied'])
      .where('payment._id', '=', of.paymentID)
      .executeTakeFirst()
    const order = payment && (await lockOrder(inside, payment.orderID))
    if (!order || payment.amount <= 0) throw notFound()
    const { amount, applied, method } = payment
    const isNew = await postEntry(inside, {
      ...{ kind: 'reversal', source: `payment:${payment._id}` },
      lines: [
        [accountOf(method, order), -amount],
        [`advance:${order._id}`, applied],
        ['unapplied', addBaht(amount, -applied)],
      ],
    })
    if (!isNew) return
    await record(inside, 'payment', {
      ...{ orderID: order._id, method, reference: `reversal:${payment._id}`, note: of.note },
      ...{ amount: -amount, applied: -applied, receivedAt: nowOf(ctx), byName: ctx.viewer.name },
    })
    await lowerPaid(inside, order, { amount, applied, note: of.note })
  })

async function lowerPaid(ctx: Context, order: OrderRow, of: { amount: number; applied: number; note: string }) {
  const paid = addBaht(order.paid, -of.applied)
  const { process: state, price, paidAt } = order
  const process = stateAfterReversal({ state, price, wasPaid: paidAt !== null }, paid)
  await compute(ctx, 'order', { _id: order._id, change: { paid, process, status: statusOf(process) } })
  const amount = formatBaht(of.amount, { style: 'word', locale: ctx.locale })
  await addEvent(ctx, { orderID: order._id, kind: 'reversal', note: `${amount} · ${of.note}` })
  if (process !== 'awaiting') return
  const at = Math.max(ctx.now, Date.parse(order.expiresAt ?? ''))
  await enqueue(ctx, expireJob, { payload: { order: order._id }, key: `${order._id} reversal`, at })
}
