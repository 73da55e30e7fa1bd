import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { from } from '#platform/data/collection/rows.ts'
import { compute } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { conflict, invalid } from '#platform/errors/errors.ts'
import { enqueue } from '#platform/background/jobs/enqueue.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { newId } from '#platform/data/collection/writing/id.ts'
import { countHours } from '../../hours/count-hours.server.ts'
import { daysInWords } from '../../rounds/days-in-words.ts'
import { roundNoticeJob } from '../../rounds/round-job.ts'
import { roundWords as words } from '../../rounds/words.ts'
import { type MergeFacts, mergeProblem } from '../../rules/rounds.ts'
import { lockedCourse } from '../../waitlist/held-course.server.ts'
import { enqueueWaitlist } from '../../waitlist/pool.ts'
import { recountSeats, seatingOf } from '../../waitlist/seats.server.ts'

export interface EmptiedRound {
  _id: string
  courseID: string
  startDate: string
  endDate: string | null
  mergedInto: string | null
  cancelEffect: string | null
  cancelReason: string | null
}

/**
 * Moves everyone with a seat in a round to another round of the course, and its waitlist to the end of the other one's by time of joining.
 * The course is locked by the caller, and everybody is told once after the commit. Throws invalid for another course, a round that ended
 * or is not open; conflict where its seats do not suffice.
 */
export const mergeRound = async (ctx: Context, round: EmptiedRound): Promise<void> => {
  const { _id, courseID } = round
  const to = { courseID, roundID: round.mergedInto }
  const { seated, waiting } = await peopleIn(ctx, _id)
  const facts = await factsOf(ctx, { round, moving: seated.length })
  assertMerge(facts)
  for (const { _id: enrollID } of seated)
    await compute(ctx, 'enroll', { _id: enrollID, change: { roundID: to.roundID } })
  const place = { roundID: to.roundID, status: 'waiting', offeredUntil: null } as const
  for (const one of waiting) await compute(ctx, 'waiting', { _id: one._id, change: place })
  await recountSeats(ctx, [{ courseID, roundID: _id }, to])
  const reason = fill(words.mergedReason.th, { n: facts!.target!.number })
  if (round.cancelReason === null) await compute(ctx, 'course_round', { _id, change: { cancelReason: reason } })
  await tell(ctx, { round, what: 'merged', people: [...seated, ...waiting] })
  await enqueueWaitlist(ctx, to)
}

/**
 * Cancels a round with people in it as staff chose: withdraws the enrolments, or leaves them so that each learner chooses another round.
 * Throws invalid if staff did not choose.
 */
export const cancelRound = async (ctx: Context, round: EmptiedRound): Promise<void> => {
  const { seated, waiting } = await peopleIn(ctx, round._id)
  const n = seated.length
  if (n > 0 && round.cancelEffect === null) {
    const { th, en } = words.noEffect
    throw invalid({ field: 'cancelEffect', code: 'required', th: fill(th, { n }), en: fill(en, { n }) })
  }
  const isWithdrawn = round.cancelEffect === 'withdraw'
  if (isWithdrawn)
    for (const { _id, userID } of seated) {
      await compute(ctx, 'enroll', { _id, change: { standing: 'withdrawn', reason: round.cancelReason } })
      await countHours(ctx, { userID, enrollIDs: [_id] })
    }
  if (isWithdrawn) await recountSeats(ctx, [{ courseID: round.courseID, roundID: round._id }])
  await tell(ctx, { round, what: isWithdrawn ? 'withdrawn' : 'cancelled', people: [...seated, ...waiting] })
}

/** The people of a round: who holds a seat, and who waits, each in a fixed order. */
async function peopleIn(ctx: Context, roundID: string) {
  const seated = await from(ctx, 'enroll')
    .select(['enroll._id', 'enroll.userID'])
    .where('enroll.roundID', '=', roundID)
    .where('enroll.standing', '<>', 'withdrawn')
    .orderBy('enroll._id')
    .execute()
  const waiting = await from(ctx, 'waiting')
    .select(['waiting._id', 'waiting.userID'])
    .where('waiting.roundID', '=', roundID)
    .where('waiting.status', 'in', ['waiting', 'offered'])
    .orderBy('waiting._id')
    .execute()
  return { seated, waiting }
}

async function factsOf(ctx: Context, of: { round: EmptiedRound; moving: number }): Promise<MergeFacts | undefined> {
  const { courseID, mergedInto: roundID, _id } = of.round
  const course = roundID === _id ? undefined : await lockedCourse(ctx, { courseID, roundID })
  if (!course?.round) return undefined
  const counted = await seatingOf(ctx, { courseID, roundID })
  const left = course.seats === null ? null : course.seats - (counted?.taken ?? 0) - (counted?.offered ?? 0)
  return { target: course.round, moving: of.moving, left, today: bangkokDay(ctx.now) }
}

function assertMerge(facts: MergeFacts | undefined): asserts facts is MergeFacts {
  const problem = facts ? mergeProblem(facts) : 'unknown'
  if (problem === null) return
  const values = { n: facts?.target.number ?? 0, left: Math.max(0, facts?.left ?? 0), moving: facts?.moving ?? 0 }
  const { th, en } = words.mergeProblems[problem]
  const issue = { field: 'mergedInto', code: problem, th: fill(th, values), en: fill(en, values) }
  throw problem === 'seats' ? conflict(issue) : invalid(issue)
}

const tell = (
  ctx: Context,
  of: { round: EmptiedRound; what: 'merged' | 'cancelled' | 'withdrawn'; people: readonly { userID: string }[] },
) =>
  enqueue(ctx, roundNoticeJob, {
    payload: {
      ...{ round: of.round._id, what: of.what, change: newId(ctx.now) },
      before: { th: daysInWords(of.round, 'th'), en: daysInWords(of.round, 'en') },
      people: of.people.map(({ userID }) => userID),
    },
  })
