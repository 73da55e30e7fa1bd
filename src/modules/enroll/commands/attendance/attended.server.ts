import { type Attended, attendedOf } from '#domain/learning/attendance/attended-hours.ts'
import { type AttendanceStatus, type StatusShares, sharesOf } from '#domain/learning/attendance/statuses.ts'
import { type AttendanceVerdict, attendanceVerdict } from '#domain/learning/attendance/verdict.ts'
import { from, rows } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { isForRound } from '../../rules/rounds.ts'

/** Number of enrolments in one query. */
const atOnce = 500

/** What a course asks of attendance: the share of the hours (null where one session finishes its lesson), and its sessions. */
export interface AttendanceRule {
  percent: number | null
  sessions: Awaited<ReturnType<typeof sessionsOf>>
  shares: StatusShares
  /** What the site calls statuses. */
  names: ReadonlyMap<AttendanceStatus, string>
}

/** The rule of a course as the viewer may read it; null where they may not read the course. Three queries. */
export const attendanceRuleOf = async (ctx: Context, courseID: string): Promise<AttendanceRule | null> => {
  const course = await from(ctx, 'course')
    .select('course.attendancePercent')
    .where('course._id', '=', courseID)
    .executeTakeFirst()
  if (!course) return null
  const set = await from(ctx, 'attendance_status')
    .select([
      'attendance_status.code',
      'attendance_status.name',
      'attendance_status.percent',
      'attendance_status.isLeftOut',
    ])
    .execute()
  const names = new Map(set.map(({ code, name }) => [code, name]))
  return { percent: course.attendancePercent, sessions: await sessionsOf(ctx, courseID), shares: sharesOf(set), names }
}

/** An enrolment, and from when its progress counts. */
export interface AttendingEnrolment {
  _id: string
  roundID: string | null
  createdAt: string
  progressFrom: string | null
}

export interface LearnerAttendance {
  attended: Attended
  /** Null where the course asks for no share of the hours. */
  verdict: AttendanceVerdict | null
}

/** The sessions of a course that count for a learner of a round, or of none (null): those of the round, and those for everyone. */
export const sessionsFor = ({ sessions }: AttendanceRule, roundID: string | null) =>
  sessions.filter((session) => isForRound(session, roundID))

/** What each of these enrolments attended of its sessions, one query for some hundred of them. Lines follow `sessionsFor`. */
export const attendedBy = async (
  ctx: Context,
  rule: AttendanceRule,
  enrolments: readonly AttendingEnrolment[],
): Promise<Map<string, LearnerAttendance>> => {
  const all = new Map<string, LearnerAttendance>()
  for (let at = 0; at < enrolments.length; at += atOnce) {
    const some = enrolments.slice(at, at + atOnce)
    const marks = Map.groupBy(await marksOf(ctx, rule, some), ({ enrollID }) => enrollID)
    for (const { _id, roundID, createdAt, progressFrom } of some) {
      const { shares, percent } = rule
      const sessions = sessionsFor(rule, roundID)
      const since = progressFrom ?? createdAt
      const attended = attendedOf({ sessions, shares, since, marks: marks.get(_id) ?? [], now: ctx.now })
      all.set(_id, { attended, verdict: percent === null ? null : attendanceVerdict(attended, percent) })
    }
  }
  return all
}

/** The sessions of published lessons of a course, in their order. Those of a cancelled round do not take place. */
const sessionsOf = async (ctx: Context, courseID: string) => {
  const found = await from(ctx, 'lesson_session')
    .innerJoin(rows(ctx, 'lesson'), 'lesson._id', 'lesson_session.lessonID')
    .leftJoin(rows(ctx, 'course_round'), 'course_round._id', 'lesson_session.roundID')
    .select(['lesson_session._id', 'lesson_session.name', 'lesson_session.startsAt', 'lesson_session.endsAt'])
    .select(['lesson_session.hours', 'lesson_session.cancelled', 'lesson_session.lessonID'])
    .select(['lesson_session.roundID', 'course_round.status as round', 'course_round.number'])
    .where('lesson_session.courseID', '=', courseID)
    .where('lesson.status', '=', true)
    .orderBy('lesson_session.startsAt')
    .orderBy('lesson_session._id')
    .execute()
  return found.map(({ round, cancelled, ...one }) => ({ ...one, cancelled: cancelled || round === 'cancelled' }))
}

async function marksOf(ctx: Context, { sessions }: AttendanceRule, enrolments: readonly AttendingEnrolment[]) {
  if (sessions.length === 0) return []
  const ids = enrolments.map(({ _id }) => _id)
  return from(ctx, 'attendance')
    .select(['attendance.enrollID', 'attendance.sessionID', 'attendance.status', 'attendance.updatedAt as at'])
    .where('attendance.enrollID', 'in', ids)
    .where(
      'attendance.sessionID',
      'in',
      sessions.map(({ _id }) => _id),
    )
    .execute()
}
