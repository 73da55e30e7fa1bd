import { returnCredit } from '#modules/credit/public-api.ts'
import { holdsOf, moveStock, releaseStock } from '#modules/shop/public-api.ts'
import { from } from '#platform/data/collection/rows.ts'
import { compute } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { forbidden } from '#platform/errors/errors.ts'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import { postEntry } from '../../../payments/post-entry.server.ts'
import { reversePayment } from '../../../payments/reverse-payment.server.ts'
import { redemptionWords as words } from './words.ts'
import { notifyBuyer } from '../../notify-buyer.server.ts'
import { moveOrder, type OrderRow } from '../../order-row.server.ts'
import { giveCredit } from '../give-credit.server.ts'
import { creditRefOf } from './redeem-goods.server.ts'

/** How long credit that ended meanwhile lasts, if the academy cancels and not the buyer. */
const graceDays = 30

/**
 * Undoes a redemption whose goods were not sent, in the transaction that locked its order: the stock and the credit come back. Each credit
 * keeps its end. Credit that ended meanwhile comes back for 30 days if staff cancel, and not at all if the buyer does.
 */
export async function undoRedemption(
  ctx: Context,
  { order, note }: { order: OrderRow; note: string | null },
): Promise<void> {
  const { userID } = order
  const isByBuyer = userID === ctx.viewer.id
  if (userID === null || (!isByBuyer && !isAtLeast(ctx.viewer, 'manager'))) throw forbidden()
  await moveOrder(ctx, order, { event: 'refundWhole', kind: 'cancel', note })
  await compute(ctx, 'order', { _id: order._id, change: { shipping: null } })
  await returnGoods(ctx, order)
  await returnMoney(ctx, order)
  const credit = await returnCredit(ctx, { userID, ref: creditRefOf(order._id) })
  if (credit && credit.ended > 0) await endCredit(ctx, { orderID: order._id, userID, ended: credit.ended, isByBuyer })
  if (!isByBuyer) await notifyBuyer(ctx, order, { what: 'returned', reason: note ?? '' })
}

/** What is still held becomes free. What was sold comes back into the stock as a move. */
async function returnGoods(ctx: Context, { _id }: OrderRow) {
  const sold = (await holdsOf(ctx, _id)).filter(({ state }) => state === 'sold')
  await releaseStock(ctx, { ref: _id })
  const moves = sold.map(({ sku, quantity }) => ({ sku, quantity, kind: 'return' as const, ref: _id }))
  if (moves.length > 0) await moveStock(ctx, moves)
}

async function returnMoney(ctx: Context, { _id }: OrderRow) {
  const payment = await from(ctx, 'payment')
    .select('payment._id')
    .where('payment.orderID', '=', _id)
    .where('payment.method', '=', 'credit')
    .where('payment.amount', '>', 0)
    .executeTakeFirstOrThrow()
  await reversePayment(ctx, { paymentID: payment._id, note: words.returned[ctx.locale] })
}

async function endCredit(
  ctx: Context,
  { orderID, userID, ended, isByBuyer }: { orderID: string; userID: string; ended: number; isByBuyer: boolean },
) {
  const ref = creditRefOf(orderID)
  await postEntry(ctx, {
    ...{ kind: 'creditEnd', source: ref },
    lines: [
      [`wallet:${userID}`, ended],
      ['promotion', -ended],
    ],
  })
  if (isByBuyer) return
  const lot = { userID, amount: ended, source: 'refund' as const, ref, days: graceDays }
  await giveCredit(ctx, { ...lot, from: [['promotion', ended]] })
}
