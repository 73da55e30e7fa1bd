import { releaseReservation } from '#modules/enroll/public-api.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { nowOf } from '#platform/context.ts'
import { defineJob } from '#platform/background/jobs/job.ts'
import { expireJob } from '../orders/order-jobs.ts'
import { lockOrder, moveOrder } from '../orders/order-row.server.ts'
import { isPayable } from '../rules/order-state.ts'

/** Ends an order that was not paid in time and gives its seat back. A slip under review or a part of the price keeps it open. */
export default defineJob({
  ...expireJob,
  work: (ctx, task) =>
    inTransaction(ctx, async (inside) => {
      const order = await lockOrder(inside, task.payload.order)
      if (order && isPayable(order.process) && order.paid === 0 && (order.expiresAt ?? '') <= nowOf(inside)) {
        const ended = await moveOrder(inside, order, { event: 'expire', kind: 'expire' })
        if (ended && order.courseID)
          await releaseReservation(inside, { userID: order.userID, courseID: order.courseID })
      }
      await task.finish(inside)
    }),
})
