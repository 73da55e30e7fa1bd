import { z } from 'zod'
import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { compute } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { defineJob } from '#platform/background/jobs/job.ts'
import { stateOn } from '../rules/period.ts'
import { moveAccess } from '../subscriptions/move-access.server.ts'
import { notifySubscriber } from '../subscriptions/notify-subscriber.server.ts'
import { lockSubscriptions, subscriptionOf, timeOf } from '../subscriptions/subscription-row.server.ts'

/** Moves the subscriptions of a site whose paid period or access is over, each in a transaction of its own. A second run finds none. */
export const advanceSubscriptions = defineJob({
  name: 'plan/advance-subscriptions',
  payload: z.object({}),
  maxAttempts: 3,
  async work(ctx, { signal }) {
    for (const one of await endedBefore(ctx)) {
      signal.throwIfAborted()
      await inTransaction(ctx, (inside) => advance(inside, one))
    }
  },
})
export default advanceSubscriptions

const endedBefore = (ctx: Context) =>
  from(ctx, 'subscription')
    .select(['subscription._id', 'subscription.userID'])
    .where('subscription.state', '<>', 'ended')
    .where('subscription.endsOn', '<', bangkokDay(ctx.now))
    .orderBy('subscription._id')
    .execute()

async function advance(ctx: Context, { _id, userID }: { _id: string; userID: string }) {
  await lockSubscriptions(ctx, userID)
  const subscription = await subscriptionOf(ctx, _id)
  if (!subscription) return
  const state = stateOn(bangkokDay(ctx.now), timeOf(subscription))
  if (state === subscription.state) return
  await compute(ctx, 'subscription', { _id, change: { state } })
  await moveAccess(ctx, subscription)
  if (state === 'grace' || state === 'ended') await notifySubscriber(ctx, subscription, state)
}
