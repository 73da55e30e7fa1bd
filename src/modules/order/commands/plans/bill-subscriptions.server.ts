import { z } from 'zod'
import { defineJob } from '#platform/background/jobs/job.ts'
import { billSubscription, subscriptionsToBill } from '../../orders/plans/bill-subscription.server.ts'

/** Makes the bills of the subscriptions of a site that end soon, each in a transaction of its own. A second run finds none. */
export const billSubscriptions = defineJob({
  name: 'order/plans/bill-subscriptions',
  payload: z.object({}),
  maxAttempts: 3,
  async work(ctx, { signal }) {
    for (const one of await subscriptionsToBill(ctx)) {
      signal.throwIfAborted()
      await billSubscription(ctx, one)
    }
  },
})
export default billSubscriptions
