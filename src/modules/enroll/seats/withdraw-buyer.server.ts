import { from } from '#platform/data/collection/rows.ts'
import { compute, update } from '#platform/data/collection/write.ts'
import { type Context, nowOf } from '#platform/context.ts'

/**
 * Takes a learner out of a course for which they get their money back, in the caller's transaction. Their progress is kept, the seat is
 * free, and they can buy the course again. An enrolment that was not bought, and one that was withdrawn before, stay as they are.
 */
export const withdrawBuyer = async (
  ctx: Context,
  { userID, courseID, reason }: { userID: string; courseID: string; reason: string },
): Promise<void> => {
  const enrolment = await from(ctx, 'enroll')
    .select(['enroll._id', 'enroll.standing', 'enroll.source'])
    .where('enroll.userID', '=', userID)
    .where('enroll.courseID', '=', courseID)
    .executeTakeFirst()
  if (!enrolment || enrolment.standing === 'withdrawn' || enrolment.source !== 'order') return
  await update(ctx, 'enroll', { _id: enrolment._id, change: { standing: 'withdrawn', reason } })
  await compute(ctx, 'enroll', { _id: enrolment._id, change: { refundedAt: nowOf(ctx) } })
}
