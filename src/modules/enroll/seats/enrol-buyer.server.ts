import { from } from '#platform/data/collection/rows.ts'
import { savepoint } from '#platform/data/collection/transaction.ts'
import { create, update } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { RequestError } from '#platform/errors/errors.ts'

/**
 * Enrols a learner who has paid, with the rights of a job. An active enrolment is returned as it is, and a withdrawn one is
 * restored. Returns the id of the enrolment, or null if no seat is left or the round was cancelled.
 */
export const enrolBuyer = async (
  ctx: Context,
  of: { userID: string; courseID: string; roundID: string | null },
): Promise<string | null> => {
  const roundID = await presentRound(ctx, of.roundID)
  const former = await from(ctx, 'enroll')
    .select(['enroll._id', 'enroll.standing'])
    .where('enroll.userID', '=', of.userID)
    .where('enroll.courseID', '=', of.courseID)
    .executeTakeFirst()
  if (former && former.standing !== 'withdrawn') return former._id
  try {
    const enrolment = await savepoint(ctx, (part) =>
      former
        ? update(part, 'enroll', { _id: former._id, change: { standing: 'active', reason: null } })
        : create(part, 'enroll', { ...of, roundID, source: 'order' }),
    )
    return enrolment._id
  } catch (error) {
    if (error instanceof RequestError) return null
    throw error
  }
}

/** The round that a merged one became part of, or the round itself. */
async function presentRound(ctx: Context, roundID: string | null): Promise<string | null> {
  if (roundID === null) return null
  const round = await from(ctx, 'course_round')
    .select('course_round.mergedInto')
    .where('course_round._id', '=', roundID)
    .executeTakeFirst()
  return round?.mergedInto ?? roundID
}
