import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { from } from '#platform/data/collection/rows.ts'
import { compute } from '#platform/data/collection/write.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { stateOn, timeWithout } from '../rules/period.ts'
import { moveAccess } from './move-access.server.ts'
import { lockSubscriptions, subscriptionOf, timeOf } from './subscription-row.server.ts'

/**
 * Takes back what a refunded order paid of a subscription, once, in the caller's transaction. A subscription without a paid period ends at
 * once; progress is kept.
 */
export async function takeBackPeriod(ctx: Context, { orderID }: { orderID: string }): Promise<void> {
  const known = await periodOf(ctx, orderID)
  if (!known) return
  await lockSubscriptions(ctx, known.userID)
  const period = (await periodOf(ctx, orderID))!
  const subscription = await subscriptionOf(ctx, period.subscriptionID)
  if (!subscription || period.refundedAt !== null) return
  await compute(ctx, 'subscription_period', { _id: period._id, change: { refundedAt: nowOf(ctx) } })
  if (period.timeFrom !== subscription.startsOn) return
  const today = bangkokDay(ctx.now)
  const time = timeWithout(timeOf(subscription), { months: period.months, today })
  const { endsOn, months } = time
  await compute(ctx, 'subscription', {
    _id: subscription._id,
    change: { endsOn, months, state: stateOn(today, time) },
  })
  await moveAccess(ctx, subscription)
}

const periodOf = (ctx: Context, orderID: string) =>
  from(ctx, 'subscription_period')
    .select(['subscription_period._id', 'subscription_period.subscriptionID', 'subscription_period.userID'])
    .select(['subscription_period.months', 'subscription_period.timeFrom', 'subscription_period.refundedAt'])
    .where('subscription_period.orderID', '=', orderID)
    .executeTakeFirst()

/** Cancels a locked subscription: access lasts until its end, and no bill follows. A second call changes nothing. */
export async function endAtPeriod(ctx: Context, _id: string): Promise<void> {
  const subscription = await subscriptionOf(ctx, _id)
  if (!subscription || subscription.cancelledAt !== null) return
  const time = { ...timeOf(subscription), isCancelled: true }
  await compute(ctx, 'subscription', {
    _id,
    change: { cancelledAt: nowOf(ctx), state: stateOn(bangkokDay(ctx.now), time) },
  })
  await moveAccess(ctx, subscription)
}
