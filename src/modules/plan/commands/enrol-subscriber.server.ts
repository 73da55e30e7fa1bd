import { inTransaction } from '#platform/data/collection/transaction.ts'
import { enrolSubscriber } from '#modules/enroll/public-api.ts'
import { defineJob } from '#platform/background/jobs/job.ts'
import { enrolJob } from '../subscriptions/enrol-job.ts'
import { lastAccess } from '../subscriptions/move-access.server.ts'
import { lockSubscriptions } from '../subscriptions/subscription-row.server.ts'

/** Enrols a subscriber in a course if one of their subscriptions gives access to it now. */
export default defineJob({
  ...enrolJob,
  work: (ctx, task) =>
    inTransaction(ctx, async (inside) => {
      const { user: userID, course: courseID } = task.payload
      await lockSubscriptions(inside, userID)
      const until = (await lastAccess(inside, { userID }))(courseID)
      if (until !== null) await enrolSubscriber(inside, { userID, courseID, until })
      await task.finish(inside)
    }),
})
