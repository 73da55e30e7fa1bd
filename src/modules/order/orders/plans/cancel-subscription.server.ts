import { endAtPeriod, lockSubscriptions, subscriptionOf } from '#modules/plan/public-api.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { lockSite } from '#platform/data/collection/writing/lock.ts'
import type { Context } from '#platform/context.ts'
import { conflict, forbidden, notFound } from '#platform/errors/errors.ts'
import { releaseLines } from '../lines/line-delivery.server.ts'
import { lockOrder, moveOrder } from '../order-row.server.ts'
import { openPlanOrderOf } from './order-plan.server.ts'
import { planProblems as words } from './words.ts'

/**
 * Cancels the viewer's subscription: access lasts until its end, and the unpaid bill of the next period is cancelled. A second call changes
 * nothing. Throws conflict while the next period is being paid.
 */
export const cancelSubscription = (ctx: Context, _id: string): Promise<void> =>
  inTransaction(ctx, async (inside) => {
    const { id: userID, role } = inside.viewer
    if (role !== 'user') throw forbidden()
    await lockSite(inside, `order ${userID}`)
    const known = await subscriptionOf(inside, _id)
    if (known?.userID !== userID) throw notFound()
    await cancelBill(inside, { userID, planID: known.planID })
    await lockSubscriptions(inside, userID)
    await endAtPeriod(inside, _id)
  })

async function cancelBill(ctx: Context, of: { userID: string; planID: string }) {
  const open = await openPlanOrderOf(ctx, of)
  const order = open && (await lockOrder(ctx, open._id))
  if (!order) return
  if (order.process !== 'awaiting') throw conflict({ field: 'process', code: 'paying', ...words.paying })
  await moveOrder(ctx, order, { event: 'cancel', kind: 'cancel' })
  await releaseLines(ctx, order)
}
