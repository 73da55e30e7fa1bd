import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { from, rows } from '#platform/data/collection/rows.ts'
import { hideRows } from '#platform/data/collection/removal/hide-rows.ts'
import { publish } from '#platform/background/events/publish.ts'
import { inTransaction, retryOnDeadlock } from '#platform/data/collection/transaction.ts'
import type { Context } from '#platform/context.ts'
import { conflict, notFound } from '#platform/errors/errors.ts'
import { moveSeat } from '../waitlist/take-seat.server.ts'
import { isLearner } from '../commands/enrol.server.ts'
import { type CancelProblem, cancelProblem, lastCancelDay, substituteProblem } from '../rules/rounds.ts'
import { cancelProblems } from './words.ts'

/** The viewer's enrolment in a round, as far as cancelling it needs. */
interface OwnSeat {
  roundID: string
  number: number
  startDate: string
  endDate: string | null
  /** The last day on which they can cancel; null where learners never can. */
  until: string | null
  /** Why they cannot cancel today; null if they can. */
  problem: CancelProblem | null
  /** Whether they can give the seat to another person today. */
  mayGive: boolean
}

/** The viewer's seat in a round of a course; undefined for who has none. */
export const ownSeat = async (ctx: Context, courseID: string): Promise<OwnSeat | undefined> => {
  if (!isLearner(ctx)) return undefined
  const found = await seatIn(ctx, courseID).executeTakeFirst()
  if (!found) return undefined
  const { _id: _enrolment, cancelUntilDays, source, standing: _standing, status, ...seat } = found
  const today = bangkokDay(ctx.now)
  return {
    ...seat,
    until: lastCancelDay({ ...seat, cancelUntilDays }),
    problem: cancelProblem({ ...seat, cancelUntilDays, source, today }),
    mayGive: substituteProblem({ ...seat, status, cancelUntilDays, source, isByStaff: false, today }) === null,
  }
}

/**
 * Cancels the viewer's own enrolment in a round of a course. The seat goes to the next in line, and they can enrol again. Staff find the
 * enrolment among the removed ones. Does nothing where there is none any more. Throws conflict after the last day to cancel.
 */
export const cancelEnrolment = async (ctx: Context, courseID: string): Promise<void> => {
  if (!isLearner(ctx)) throw notFound()
  await retryOnDeadlock(ctx, () =>
    inTransaction(ctx, async (inside) => {
      const row = await seatIn(inside, courseID).forUpdate('enroll').executeTakeFirst()
      if (!row) return
      const problem = cancelProblem({ ...row, today: bangkokDay(ctx.now) })
      if (problem) throw conflict({ field: 'roundID', code: problem, ...cancelProblems[problem] })
      // Learners do not remove enrolments elsewhere. This one is their own, and its last day to cancel was checked above.
      await hideRows(inside, 'enroll', [row._id])
      const removed = { ...row, courseID, userID: inside.viewer.id }
      await moveSeat(inside, { row: removed, has: false })
      await publish(inside, 'enroll.removed', removed)
    }),
  )
}

const seatIn = (ctx: Context, courseID: string) =>
  from(ctx, 'enroll')
    .innerJoin(rows(ctx, 'course_round'), 'course_round._id', 'enroll.roundID')
    .innerJoin(rows(ctx, 'course'), 'course._id', 'enroll.courseID')
    .select(['enroll._id', 'enroll.source', 'enroll.standing', 'course_round._id as roundID', 'course_round.number'])
    .select(['course_round.startDate', 'course_round.endDate', 'course.cancelUntilDays'])
    .select('course_round.status')
    .where('enroll.userID', '=', ctx.viewer.id)
    .where('enroll.courseID', '=', courseID)
    .where('enroll.standing', '=', 'active')
