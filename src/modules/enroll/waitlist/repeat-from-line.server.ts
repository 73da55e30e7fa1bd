import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { from } from '#platform/data/collection/rows.ts'
import { savepoint } from '#platform/data/collection/transaction.ts'
import { compute } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { beginAttempt } from '../commands/training/begin-attempt.server.ts'
import { mayRepeatOn } from '../commands/training/rules/validity.ts'
import type { Pool } from './pool.ts'
import { takeSeat } from './take-seat.server.ts'

/** A learner's enrolment in a course, as far as waiting for another round of it needs it; undefined without one. */
export const enrolmentForLine = (ctx: Context, of: { userID: string; courseID: string }) =>
  from(ctx, 'enroll')
    .select(['enroll._id', 'enroll.userID', 'enroll.courseID', 'enroll.roundID', 'enroll.standing', 'enroll.reason'])
    .select(['enroll.completedOn', 'enroll.validUntil'])
    .where('enroll.userID', '=', of.userID)
    .where('enroll.courseID', '=', of.courseID)
    .executeTakeFirst()

type Former = NonNullable<Awaited<ReturnType<typeof enrolmentForLine>>>

/** Whether somebody who completed a training may wait for a seat in another round, to take it again. */
export const mayWaitToRepeat = (former: Former, { roundID }: Pool, today: string): boolean =>
  roundID !== null && former.roundID !== roundID && former.standing === 'active' && mayRepeatOn(former, today)

/** Begins the next attempt of who waited to train again, in the round of the line. False for everybody else. */
export const repeatFromLine = async (
  ctx: Context,
  of: Pool & { userID: string; reason?: string },
): Promise<boolean> => {
  const former = await enrolmentForLine(ctx, of)
  if (!former || !mayWaitToRepeat(former, of, bangkokDay(ctx.now))) return false
  const row = { ...former, roundID: of.roundID, ...(of.reason && { reason: of.reason }) }
  await savepoint(ctx, async (part) => {
    await takeSeat(part, { before: former, row })
    await compute(part, 'enroll', { _id: former._id, change: { roundID: of.roundID } })
    await beginAttempt(part, { enrollID: former._id, formerRound: former.roundID })
  })
  return true
}
