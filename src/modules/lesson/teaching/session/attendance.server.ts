import { completeFor, enrolmentOf, assertOpen, isForRound, uncompleteFor } from '#modules/enroll/public-api.ts'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import { from, rows } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { compute, record } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { conflict, forbidden, notFound } from '#platform/errors/errors.ts'
import { queueAttendance } from '../../commands/attendance/attendance-job.ts'
import { isCheckInCode } from './check-in-code.server.ts'
import { isThere, type Presence, presenceAt } from './rules/attendance.ts'
import { sessionWords as words } from './words.ts'

const id = /^[0-9a-f]{24}$/

/** A session that the viewer may see, with its lesson and course. Throws not-found otherwise. */
export const sessionOf = async (ctx: Context, sessionID = '') => {
  if (!id.test(sessionID)) throw notFound()
  const session = await from(ctx, 'lesson_session')
    .innerJoin(rows(ctx, 'lesson'), 'lesson._id', 'lesson_session.lessonID')
    .innerJoin(rows(ctx, 'course'), 'course._id', 'lesson.courseID')
    .leftJoin(rows(ctx, 'course_round'), 'course_round._id', 'lesson_session.roundID')
    .select(['lesson_session.roundID', 'course_round.number as round', 'course_round.status as roundStatus'])
    .select(['lesson_session._id', 'lesson_session.name', 'lesson_session.startsAt', 'lesson_session.endsAt'])
    .select(['lesson_session.place', 'lesson_session.url', 'lesson_session.lessonID', 'lesson.courseID'])
    .select([
      'lesson_session.seats',
      'lesson_session.updatedAt',
      'lesson_session.cancelled',
      'lesson.name as lesson',
      'course.name as course',
    ])
    .select('course.attendancePercent')
    .where('lesson_session._id', '=', sessionID)
    .executeTakeFirst()
  if (!session) throw notFound()
  return { ...session, cancelled: session.cancelled || session.roundStatus === 'cancelled' }
}
export type Session = Awaited<ReturnType<typeof sessionOf>>

/**
 * Checks that the viewer keeps the attendance of a course, or of a session of one of its rounds: managers and the lecturers. Throws
 * forbidden for anybody else.
 */
export const assertAttendanceTaker = async (ctx: Context, of: { courseID: string; roundID: string | null }) => {
  if (isAtLeast(ctx.viewer, 'manager')) return
  if (ctx.viewer.role !== 'user') throw forbidden()
  const [course, round] = [await taughtBy(ctx, 'course', of.courseID), await taughtBy(ctx, 'course_round', of.roundID)]
  if (![...course, ...round].includes(ctx.viewer.id)) throw forbidden()
}

/** The accounts that teach a course or a round, as far as the viewer may read them. */
async function taughtBy(ctx: Context, name: 'course' | 'course_round', _id: string | null): Promise<string[]> {
  if (_id === null) return []
  const row = await from(ctx, name).select(`${name}.taughtBy`).where(`${name}._id`, '=', _id).executeTakeFirst()
  return row?.taughtBy ?? []
}

/** The learners whom a session is for by name, those of its round or all of the course, with their attendance. Null for those who are not marked yet. */
export const attendanceOf = async (ctx: Context, session: Session) => {
  await assertAttendanceTaker(ctx, session)
  const found = await from(ctx, 'enroll')
    .leftJoin(rows(ctx, 'attendance'), (join) =>
      join.onRef('attendance.enrollID', '=', 'enroll._id').on('attendance.sessionID', '=', session._id),
    )
    .select(['enroll._id', 'enroll.userID', 'enroll.learner', 'attendance.status', 'attendance.how'])
    .select(['enroll.roundID', 'enroll.createdAt', 'enroll.progressFrom'])
    .where('enroll.courseID', '=', session.courseID)
    .$if(session.roundID !== null, (query) => query.where('enroll.roundID', '=', session.roundID))
    .where('enroll.standing', '=', 'active')
    .execute()
  const collator = new Intl.Collator('th')
  return found
    .filter(({ userID }) => userID !== ctx.viewer.id)
    .map(({ userID: _userID, learner, ...one }) => ({ ...one, name: learner ?? '' }))
    .sort((one, other) => collator.compare(one.name, other.name))
}

/**
 * Notes how a learner was there; being there finishes the lesson, and being absent after all takes that back; where the
 * course asks for a share of the hours, that decides.
 */
export const setPresence = (ctx: Context, of: { session: Session; enrollID: string; status: Presence }) =>
  inTransaction(ctx, async (inside) => {
    const { session, enrollID, status } = of
    await assertAttendanceTaker(inside, session)
    if (session.cancelled) throw conflict({ field: 'session', code: 'cancelled', ...words.cancelled })
    const enrolment = await held(inside, enrollID)
    if (enrolment?.courseID !== session.courseID || !isForRound(session, enrolment.roundID)) throw notFound()
    if (enrolment.userID === ctx.viewer.id) throw forbidden()
    const learner = enrolment.learner ?? ''
    await keepPresence(inside, { session, enrollID, learner, status })
    if (session.attendancePercent !== null) await queueAttendance(inside, { courseID: session.courseID, enrollID })
    return learner
  })

interface KeptPresence {
  session: Session
  enrollID: string
  learner: string
  status: Presence
}

/**
 * Writes down how a learner was there, for who was proved to keep the list, while their enrolment is held; where one presence
 * finishes the lesson, that follows. Answers the row.
 */
export const keepPresence = async (ctx: Context, { session, enrollID, learner, status }: KeptPresence) => {
  const change = { status, how: 'list' as const, by: ctx.viewer.id }
  const _id = await keep(ctx, { session, enrollID, learner, change })
  const { lessonID, endsAt: evidenceAt } = session
  if (session.attendancePercent === null && isThere(status)) await completeFor(ctx, { enrollID, lessonID, evidenceAt })
  else if (session.attendancePercent === null && !(await wasThereOtherwise(ctx, { session, enrollID })))
    await uncompleteFor(ctx, { enrollID, lessonID })
  return _id
}

/**
 * The viewer checks in with the code shown in the room. A second time changes nothing. Throws forbidden without a valid
 * code, outside the session's time, and for viewers who are not enrolled or were marked absent.
 */
export const checkIn = async (ctx: Context, of: { session: Session; code: string }): Promise<Presence> => {
  const { session, code } = of
  const enrolment = await enrolmentOf(ctx, session.courseID)
  if (!enrolment) throw forbidden({ field: 'session', code: 'enrolment', ...words.notEnrolled })
  assertOpen(enrolment)
  if (!isForRound(session, enrolment.roundID)) throw forbidden({ field: 'session', code: 'round', ...words.otherRound })
  if (!isCheckInCode(ctx, { sessionID: session._id, code }))
    throw forbidden({ field: 'code', code: 'stale', ...words.stale })
  const status = presenceAt(session, ctx.now)
  if (session.cancelled) throw forbidden({ field: 'session', code: 'cancelled', ...words.cancelled })
  if (!status) throw forbidden({ field: 'session', code: 'time', ...words.outside })
  return inTransaction(ctx, async (inside) => {
    await held(inside, enrolment._id)
    const there = await keptOf(inside, { session, enrollID: enrolment._id })
    if (there && !isThere(there.status)) throw conflict({ field: 'session', code: 'absent', ...words.markedAbsent })
    if (there) return there.status
    const { name: learner, id: by } = ctx.viewer
    await keep(inside, { session, enrollID: enrolment._id, learner, change: { status, how: 'code', by } })
    return status
  })
}

/** The viewer's attendance at a session. Null if nothing was recorded. */
export const ownPresence = async (ctx: Context, session: Session): Promise<Presence | null> => {
  const enrolment = await enrolmentOf(ctx, session.courseID)
  return enrolment ? ((await keptOf(ctx, { session, enrollID: enrolment._id }))?.status ?? null) : null
}

const held = (ctx: Context, enrollID: string) =>
  from(ctx, 'enroll')
    .select(['enroll._id', 'enroll.courseID', 'enroll.roundID', 'enroll.userID', 'enroll.learner'])
    .where('enroll._id', '=', enrollID)
    .forNoKeyUpdate()
    .executeTakeFirst()

const keptOf = (ctx: Context, of: { session: Pick<Session, '_id'>; enrollID: string }) =>
  from(ctx, 'attendance')
    .select(['attendance._id', 'attendance.status'])
    .where('attendance.sessionID', '=', of.session._id)
    .where('attendance.enrollID', '=', of.enrollID)
    .executeTakeFirst()

async function keep(
  ctx: Context,
  of: {
    session: Session
    enrollID: string
    learner: string
    change: { status: Presence; how: 'list' | 'code'; by: string }
  },
) {
  const { session, enrollID, learner, change } = of
  const there = await keptOf(ctx, of)
  const row = { learner, sessionID: session._id, courseID: session.courseID, enrollID }
  const { _id } = there ?? (await record(ctx, 'attendance', row))
  await compute(ctx, 'attendance', { _id, change })
  return _id
}

/** Whether the learner attended another session of the same lesson. */
async function wasThereOtherwise(ctx: Context, { session, enrollID }: { session: Session; enrollID: string }) {
  const other = await from(ctx, 'attendance')
    .innerJoin(rows(ctx, 'lesson_session'), 'lesson_session._id', 'attendance.sessionID')
    .select('attendance._id')
    .where('attendance.enrollID', '=', enrollID)
    .where('lesson_session.lessonID', '=', session.lessonID)
    .where('attendance.status', 'not in', ['absent', 'excused'])
    .executeTakeFirst()
  return other !== undefined
}
