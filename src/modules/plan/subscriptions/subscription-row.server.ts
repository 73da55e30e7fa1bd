import { from, rows } from '#platform/data/collection/rows.ts'
import { lockSite } from '#platform/data/collection/writing/lock.ts'
import type { Context } from '#platform/context.ts'
import type { PaidTime } from '../rules/period.ts'

const subscriptions = (ctx: Context) =>
  from(ctx, 'subscription')
    .innerJoin(rows(ctx, 'plan'), 'plan._id', 'subscription.planID')
    .select(['subscription._id', 'subscription.userID', 'subscription.planID', 'subscription.state'])
    .select(['subscription.startsOn', 'subscription.endsOn', 'subscription.months', 'subscription.cancelledAt'])
    .select(['subscription.billedOn', 'subscription.billID'])
    .select(['plan.name', 'plan.allCourses', 'plan.courses', 'plan.status as isForSale'])

/** A subscription with its plan, as far as the viewer may read both. */
export const subscriptionOf = (ctx: Context, _id: string) =>
  subscriptions(ctx).where('subscription._id', '=', _id).executeTakeFirst()

export type SubscriptionRow = NonNullable<Awaited<ReturnType<typeof subscriptionOf>>>

/** The subscriptions of a person, the latest end first. */
export const subscriptionsOf = (ctx: Context, userID: string) =>
  subscriptions(ctx)
    .where('subscription.userID', '=', userID)
    .orderBy('subscription.endsOn', 'desc')
    .orderBy('subscription._id')
    .limit(100)
    .execute()

/** The paid time of a subscription. */
export const timeOf = ({
  startsOn,
  endsOn,
  months,
  cancelledAt,
}: Pick<SubscriptionRow, 'startsOn' | 'endsOn' | 'months' | 'cancelledAt'>): PaidTime => ({
  ...{ startsOn: startsOn ?? '', endsOn: endsOn ?? '', months, isCancelled: cancelledAt !== null },
})

/** Locks all subscriptions of a person until the end of the transaction: after an order, before courses. */
export const lockSubscriptions = (ctx: Context, userID: string) => lockSite(ctx, `subscription ${userID}`)
