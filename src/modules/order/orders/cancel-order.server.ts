import { inTransaction } from '#platform/data/collection/transaction.ts'
import type { Context } from '#platform/context.ts'
import { conflict, notFound } from '#platform/errors/errors.ts'
import { isCancellable } from '../rules/order-state.ts'
import { orderWords as words } from '../words.ts'
import { releaseLines } from './lines/line-delivery.server.ts'
import { lockOrder, moveOrder } from './order-row.server.ts'
import { undoRedemption } from './wallet/redemption/undo-redemption.server.ts'

/**
 * Cancels an unpaid order of the viewer, or any for staff with a note, and gives its seats and goods back. Goods for credit can be
 * cancelled until they are sent, and their credit comes back. A cancelled order stays as it is.
 */
export const cancelOrder = (ctx: Context, { _id, note = null }: { _id: string; note?: string | null }): Promise<void> =>
  inTransaction(ctx, async (inside) => {
    const order = await lockOrder(inside, _id)
    if (!order) throw notFound()
    if (order.process === 'cancelled' || (order.type === 'redemption' && order.process === 'refunded')) return
    if (!isCancellable(order)) throw conflict({ field: 'process', code: 'closed', ...words.notCancellable })
    if (order.type === 'redemption') return undoRedemption(inside, { order, note })
    await moveOrder(inside, order, { event: 'cancel', kind: 'cancel', note })
    await releaseLines(inside, order)
  })
