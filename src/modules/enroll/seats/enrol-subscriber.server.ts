import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { from } from '#platform/data/collection/rows.ts'
import { savepoint } from '#platform/data/collection/transaction.ts'
import { compute, create, update } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { RequestError } from '#platform/errors/errors.ts'
import { openCourse } from './reserve-seat.server.ts'

interface Subscriber {
  userID: string
  courseID: string
  /** The last day of access (`YYYY-MM-DD`). */
  until: string
}

/**
 * Enrols a subscriber in a course of their plan, with the rights of a job. An enrolment with access of its own stays as it is; one whose
 * access ended, or that was refunded, continues with its progress. Returns false if no seat is left, registration is closed or staff withdrew
 * the learner.
 */
export const enrolSubscriber = async (ctx: Context, { userID, courseID, until }: Subscriber): Promise<boolean> => {
  const former = await from(ctx, 'enroll')
    .select(['enroll._id', 'enroll.standing', 'enroll.source', 'enroll.endsOn', 'enroll.refundedAt'])
    .where('enroll.userID', '=', userID)
    .where('enroll.courseID', '=', courseID)
    .executeTakeFirst()
  const source = 'plan' as const
  if (!former)
    return isDone(ctx, async (part) => {
      await openCourse(part, { courseID, roundID: null })
      await create(part, 'enroll', { userID, courseID, source, endsOn: until })
    })
  const { _id, standing, endsOn, refundedAt } = former
  const isBack = standing === 'withdrawn' && refundedAt !== null
  if (standing !== 'active' && !isBack) return false
  const hasAccess = endsOn === null || endsOn >= bangkokDay(ctx.now)
  if (!isBack && (former.source === source ? endsOn === until : hasAccess)) return true
  return isDone(ctx, async (part) => {
    if (isBack) await update(part, 'enroll', { _id, change: { standing: 'active', reason: null } })
    await compute(part, 'enroll', { _id, change: { source, endsOn: until } })
  })
}

/** Moves the end of access that subscriptions give a learner. `untilOf` returns the last day for a course. */
export async function moveSubscriberAccess(
  ctx: Context,
  { userID, untilOf }: { userID: string; untilOf: (courseID: string) => string },
): Promise<void> {
  const enrolments = await from(ctx, 'enroll')
    .select(['enroll._id', 'enroll.courseID', 'enroll.endsOn'])
    .where('enroll.userID', '=', userID)
    .where('enroll.source', '=', 'plan')
    .orderBy('enroll._id')
    .execute()
  for (const { _id, courseID, endsOn } of enrolments) {
    const until = untilOf(courseID)
    if (until !== endsOn) await compute(ctx, 'enroll', { _id, change: { endsOn: until } })
  }
}

async function isDone(ctx: Context, work: (part: Context) => Promise<unknown>): Promise<boolean> {
  try {
    await savepoint(ctx, work)
    return true
  } catch (error) {
    if (error instanceof RequestError) return false
    throw error
  }
}
