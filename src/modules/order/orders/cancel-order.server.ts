import { inTransaction } from '#platform/data/collection/transaction.ts'
import type { Context } from '#platform/context.ts'
import { conflict, notFound } from '#platform/errors/errors.ts'
import { isPayable } from '../rules/order-state.ts'
import { orderWords as words } from '../words.ts'
import { releaseLines } from './lines/line-delivery.server.ts'
import { lockOrder, moveOrder } from './order-row.server.ts'

/** Cancels an unpaid order of the viewer, or any for staff with a note, and gives its seats and goods back. A cancelled order stays as it is. */
export const cancelOrder = (ctx: Context, { _id, note = null }: { _id: string; note?: string | null }): Promise<void> =>
  inTransaction(ctx, async (inside) => {
    const order = await lockOrder(inside, _id)
    if (!order) throw notFound()
    if (order.process === 'cancelled') return
    if (!isPayable(order.process)) throw conflict({ field: 'process', code: 'closed', ...words.notCancellable })
    await moveOrder(inside, order, { event: 'cancel', kind: 'cancel', note })
    await releaseLines(inside, order)
  })
