import { addDays, bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { from } from '#platform/data/collection/rows.ts'
import { savepoint } from '#platform/data/collection/transaction.ts'
import { compute, create, update } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { RequestError } from '#platform/errors/errors.ts'
import { assertRoundOpen } from '../rounds/assert-round-open.ts'
import { lockedCourse } from '../waitlist/held-course.server.ts'

interface Buyer {
  userID: string
  courseID: string
  roundID: string | null
}

/**
 * Enrols a learner who has paid, with the rights of a job. An active enrolment is returned as it is. A withdrawn one, and one that a
 * subscription gave, become theirs with the progress kept. Returns the id of the enrolment, or null if no seat is left or the round was
 * cancelled.
 */
export const enrolBuyer = async (ctx: Context, of: Buyer): Promise<string | null> => {
  const bought = { ...of, roundID: await presentRound(ctx, of.roundID) }
  const former = await formerOf(ctx, of)
  if (former && former.standing !== 'withdrawn' && former.source !== 'plan') return former._id
  try {
    return await savepoint(ctx, async (part) =>
      former ? restore(part, former, bought) : (await create(part, 'enroll', { ...bought, source: 'order' }))._id,
    )
  } catch (error) {
    if (error instanceof RequestError) return null
    throw error
  }
}

type Former = NonNullable<Awaited<ReturnType<typeof formerOf>>>

const formerOf = (ctx: Context, of: Buyer) =>
  from(ctx, 'enroll')
    .select(['enroll._id', 'enroll.standing', 'enroll.source', 'enroll.roundID'])
    .where('enroll.userID', '=', of.userID)
    .where('enroll.courseID', '=', of.courseID)
    .executeTakeFirst()

/** The enrolment gets the bought round and the time of access of a new one. */
async function restore(ctx: Context, { _id, standing, roundID }: Former, bought: Buyer): Promise<string> {
  const course = await lockedCourse(ctx, bought)
  const isMoved = bought.roundID !== null && bought.roundID !== roundID
  if (course && isMoved) assertRoundOpen(ctx, course)
  const change = {
    ...(standing === 'withdrawn' && { standing: 'active' as const, reason: null }),
    ...(isMoved && { roundID: bought.roundID }),
  }
  if (Object.keys(change).length > 0) await update(ctx, 'enroll', { _id, change })
  const endsOn = course?.accessDays ? addDays(bangkokDay(ctx.now), course.accessDays - 1) : null
  await compute(ctx, 'enroll', { _id, change: { source: 'order', endsOn } })
  return _id
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
