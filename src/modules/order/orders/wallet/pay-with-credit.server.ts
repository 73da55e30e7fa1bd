import { addBaht } from '#domain/money/baht.ts'
import { balanceOf, spendCredit } from '#modules/credit/public-api.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import type { Context } from '#platform/context.ts'
import { conflict, forbidden, notFound } from '#platform/errors/errors.ts'
import { recordPayment } from '../../payments/record-payment.server.ts'
import { canPayNow } from '../../rules/order-state.ts'
import { orderWords as words } from '../../words.ts'
import { lockOrder, type OrderRow } from '../order-row.server.ts'

/**
 * Pays what is due of the viewer's order with their credit, at once: the credit, the payment and the state of the order change in one
 * transaction. Throws conflict if the credit is not enough or the order cannot be paid. Credit is not bought with credit.
 */
export const payWithCredit = (ctx: Context, orderID: string): Promise<void> =>
  inTransaction(ctx, async (inside) => {
    const order = await lockOrder(inside, orderID)
    if (!order || !inside.site.plugins.has('credit')) throw notFound()
    if (order.userID !== inside.viewer.id) throw forbidden()
    if (!canPayNow(order) || order.type === 'credit')
      throw conflict({ field: 'process', code: 'closed', ...words.notPayable })
    const amount = addBaht(order.price, -order.paid)
    const reference = `${order._id}-${order.paid}`
    await spendCredit(inside, { userID: order.userID, amount, ref: reference })
    await recordPayment(inside, { orderID, method: 'credit', reference, amount })
  })

/** The viewer's credit, if it pays what is due of an order; null otherwise. */
export async function creditFor(ctx: Context, order: OrderRow): Promise<{ balance: number } | null> {
  if (!ctx.site.plugins.has('credit') || order.userID !== ctx.viewer.id) return null
  if (!canPayNow(order) || order.type === 'credit') return null
  const balance = await balanceOf(ctx, ctx.viewer.id)
  return balance >= addBaht(order.price, -order.paid) ? { balance } : null
}
