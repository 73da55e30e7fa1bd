import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { priceOf } from '#domain/money/baht.ts'
import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { compute } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { conflict, forbidden, notFound } from '#platform/errors/errors.ts'
import { assertReady } from '../prerequisites.server.ts'
import { assertTargetedFor } from '../target-groups.server.ts'
import { assertRoundOpen } from '../../rounds/assert-round-open.ts'
import { courseAt, type HeldCourse, lockedCourse } from '../../waitlist/held-course.server.ts'
import { takeSeat } from '../../waitlist/take-seat.server.ts'
import { beginAttempt } from './begin-attempt.server.ts'
import { mayRepeatOn } from './rules/validity.ts'
import { trainingWords as words } from './words.ts'

/**
 * The viewer takes a training again, in a round or in the one that the course is on. Seats are taken as for a new enrolment, while the
 * course is locked. A repeated press finds the new attempt and changes nothing. Throws conflict before the last 90 days, for a training
 * that never ends, and where nobody can register or no seat is left; forbidden where it costs something.
 */
export const repeatTraining = (ctx: Context, of: { courseID: string; roundID?: string | undefined }): Promise<void> =>
  inTransaction(ctx, async (inside) => {
    const read = await courseAt(inside, { courseID: of.courseID, roundID: null })
    if (!read || ctx.viewer.role !== 'user') throw notFound()
    const roundID = of.roundID ?? read.currentRound
    const course = await lockedCourse(inside, { courseID: of.courseID, roundID })
    const row = course && (await ownEnrolment(inside, of.courseID))
    if (!course || !row) throw notFound()
    if (row.completedOn === null && row.attempt > 1) return
    assertRepeatable(inside, { course, row })
    await assertTargetedFor(inside, course)
    await assertReady(inside, { userID: ctx.viewer.id, course })
    await takeSeat(inside, { before: row, row: { ...row, roundID } })
    if (roundID !== row.roundID) await compute(inside, 'enroll', { _id: row._id, change: { roundID } })
    await beginAttempt(inside, { enrollID: row._id, formerRound: row.roundID })
  })

type Own = NonNullable<Awaited<ReturnType<typeof ownEnrolment>>>

function assertRepeatable(ctx: Context, { course, row }: { course: HeldCourse; row: Own }) {
  const today = bangkokDay(ctx.now)
  if (row.completedOn === null) throw conflict({ field: 'attemptFrom', code: 'running', ...words.running })
  if (row.validUntil === null) throw conflict({ field: 'attemptFrom', code: 'endless', ...words.endless })
  if (!mayRepeatOn(row, today)) throw conflict({ field: 'attemptFrom', code: 'early', ...words.early })
  assertRoundOpen(ctx, course)
  if (!priceOf(course).isFree) throw forbidden({ field: 'courseID', code: 'priced', ...words.priced })
  if (!isRegistering(course, today)) throw conflict({ field: 'courseID', code: 'closed', ...words.closed })
}

/** Whether the course, or the round that it was read for, is published and takes registrations on a day. */
const isRegistering = ({ status, startRegistDate, endRegistDate }: HeldCourse, today: string) =>
  status && (startRegistDate === null || startRegistDate <= today) && (endRegistDate === null || endRegistDate >= today)

const ownEnrolment = (ctx: Context, courseID: string) =>
  from(ctx, 'enroll')
    .select(['enroll._id', 'enroll.userID', 'enroll.courseID', 'enroll.roundID', 'enroll.standing', 'enroll.reason'])
    .select(['enroll.attempt', 'enroll.completedOn', 'enroll.validUntil'])
    .where('enroll.userID', '=', ctx.viewer.id)
    .where('enroll.courseID', '=', courseID)
    .where('enroll.standing', '<>', 'withdrawn')
    .forUpdate()
    .executeTakeFirst()
