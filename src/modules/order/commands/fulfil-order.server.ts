import { enrolBuyer } from '#modules/enroll/public-api.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { defineJob } from '#platform/background/jobs/job.ts'
import { fulfilJob } from '../orders/order-jobs.ts'
import { notifyBuyer } from '../orders/notify-buyer.server.ts'
import { lockOrder, moveOrder } from '../orders/order-row.server.ts'

/** Enrols the buyer of a paid order once. If no seat is left, the order needs attention by staff. */
export default defineJob({
  ...fulfilJob,
  work: (ctx, task) =>
    inTransaction(ctx, async (inside) => {
      const order = await lockOrder(inside, task.payload.order)
      if (order && ['paid', 'attention'].includes(order.process) && order.paid >= order.price && order.courseID) {
        const { userID, courseID, roundID } = order
        const enrolment = await enrolBuyer(inside, { userID, courseID, roundID })
        if (enrolment) await moveOrder(inside, order, { event: 'fulfil', kind: 'fulfil' })
        else await moveOrder(inside, order, { event: 'nothingLeft', kind: 'nothingLeft' })
        if (enrolment || order.process === 'paid')
          await notifyBuyer(inside, order, { what: enrolment ? 'paid' : 'attention' })
      }
      await task.finish(inside)
    }),
})
