import { withdrawnBuyers } from '#modules/enroll/public-api.ts'
import type { Listener } from '#platform/http/api/command.ts'
import { from, rows } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import type { Context } from '#platform/context.ts'
import { notifyBuyer } from '../orders/notify-buyer.server.ts'
import { lockOrder, moveOrder } from '../orders/order-row.server.ts'

/**
 * The orders of who was withdrawn with a cancelled round need attention by staff, who move the buyer or return the money. A second run
 * finds them in that state and changes nothing.
 */
const flagCancelledRound: Listener = async (ctx, round) => {
  if (round['status'] !== 'cancelled' || round['cancelEffect'] !== 'withdraw') return
  const reason = String(round['cancelReason'] ?? '')
  const courseID = String(round['courseID'])
  for (const userID of await withdrawnBuyers(ctx, { roundID: String(round['_id']), reason }))
    for (const _id of await paidOrders(ctx, { userID, courseID })) await flag(ctx, { _id, reason })
}

export default flagCancelledRound

const flag = (ctx: Context, { _id, reason }: { _id: string; reason: string }) =>
  inTransaction(ctx, async (inside) => {
    const order = await lockOrder(inside, _id)
    const state = order && (await moveOrder(inside, order, { event: 'seatLost', kind: 'roundCancelled', note: reason }))
    if (order && state) await notifyBuyer(inside, order, { what: 'roundCancelled', reason })
  })

const paidOrders = async (ctx: Context, of: { userID: string; courseID: string }): Promise<string[]> => {
  const orders = await from(ctx, 'order')
    .innerJoin(rows(ctx, 'order_line'), 'order_line.orderID', 'order._id')
    .select('order._id')
    .distinct()
    .where('order.userID', '=', of.userID)
    .where('order_line.courseID', '=', of.courseID)
    .where('order.process', '=', 'done')
    .orderBy('order._id')
    .execute()
  return orders.map(({ _id }) => _id)
}
