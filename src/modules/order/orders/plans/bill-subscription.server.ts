import { addDays, bangkokDay, dayStart } from '#domain/thai-calendar/bangkok.ts'
import { formatDay } from '#domain/thai-calendar/format.ts'
import {
  graceDays,
  isBillDue,
  lastDayToBill,
  lockSubscriptions,
  planForSale,
  subscriptionOf,
  type SubscriptionRow,
  timeOf,
} from '#modules/plan/public-api.ts'
import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { compute } from '#platform/data/collection/write.ts'
import { lockSite } from '#platform/data/collection/writing/lock.ts'
import type { Context } from '#platform/context.ts'
import { notifyBuyer } from '../notify-buyer.server.ts'
import { orderOf } from '../order-row.server.ts'
import { openPlanOrderOf, placePlanOrder } from './order-plan.server.ts'

/** The subscriptions that may be due for a bill of their next period. */
export const subscriptionsToBill = (ctx: Context) =>
  from(ctx, 'subscription')
    .select(['subscription._id', 'subscription.userID'])
    .where('subscription.state', 'in', ['active', 'grace'])
    .where('subscription.endsOn', '<=', lastDayToBill(bangkokDay(ctx.now)))
    .where((is) =>
      is.or([
        is('subscription.billedOn', 'is', null),
        is('subscription.billedOn', '<>', is.ref('subscription.endsOn')),
      ]),
    )
    .orderBy('subscription._id')
    .execute()

/**
 * Makes the bill for the next period of a subscription, once for each end, and tells its subscriber. Nothing happens if it was cancelled,
 * its plan is no longer for sale, or its subscriber is paying already. With the rights of a job.
 */
export const billSubscription = (ctx: Context, { _id, userID }: { _id: string; userID: string }): Promise<void> =>
  inTransaction(ctx, async (inside) => {
    await lockSite(inside, `order ${userID}`)
    await lockSubscriptions(inside, userID)
    const subscription = await subscriptionOf(inside, _id)
    if (!subscription || !isUnbilled(inside, subscription)) return
    const { planID, endsOn } = subscription
    const plan = await planForSale(inside, planID)
    if (!plan || (await openPlanOrderOf(inside, { userID, planID }))) return
    const expiresAt = dayStart(addDays(endsOn!, graceDays + 1))
    const billID = await placePlanOrder(inside, { plan, userID, expiresAt })
    await compute(inside, 'subscription', { _id, change: { billedOn: endsOn, billID } })
    await tell(inside, { billID, endsOn: endsOn!, expiresAt })
  })

const isUnbilled = (ctx: Context, subscription: SubscriptionRow) =>
  subscription.billedOn !== subscription.endsOn && isBillDue(bangkokDay(ctx.now), timeOf(subscription))

async function tell(
  ctx: Context,
  { billID, endsOn, expiresAt }: { billID: string; endsOn: string; expiresAt: string },
) {
  const order = (await orderOf(ctx, billID))!
  const day = (locale: 'th' | 'en') => formatDay(endsOn, { length: 'long', locale })
  // The last minute of access, not the first one without it.
  const until = new Date(Date.parse(expiresAt) - 60_000).toISOString()
  await notifyBuyer(ctx, order, {
    ...{ what: 'renewal', kind: 'subscription', reason: { th: day('th'), en: day('en') }, until },
  })
}
