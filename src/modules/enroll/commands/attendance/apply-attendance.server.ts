import type { SessionLine } from '#domain/learning/attendance/attended-hours.ts'
import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { remove } from '#platform/data/collection/write.ts'
import { createMany } from '#platform/data/collection/writing/many/create-many.ts'
import type { Context } from '#platform/context.ts'
import { countHours } from '../../hours/count-hours.server.ts'
import { takeBackCompletion } from '../training/completion.server.ts'
import { recount } from '../recounting/recount.server.ts'
import {
  attendanceRuleOf,
  type AttendanceRule,
  attendedBy,
  type AttendingEnrolment,
  type LearnerAttendance,
} from './attended.server.ts'

const chunk = 200

interface ApplyOptions {
  courseID: string
  enrollIDs?: readonly string[]
  /** The course asks for no share of the hours any more: who was at a session has finished its lesson. */
  isCleared?: boolean
}

/**
 * Finishes the session lessons of a course for who has attended enough when its last session has ended, and takes them back from
 * who has not after all: of some enrolments, or of all. A few statements for some hundred; what is right already is not written.
 * A course without a share of the hours stays as it is, unless that was just taken away. Needs the rights of an administrator.
 */
export const applyAttendance = async (ctx: Context, of: ApplyOptions): Promise<AttendanceRule | null> => {
  const rule = await attendanceRuleOf(ctx, of.courseID)
  if (rule === null || (rule.percent === null) !== (of.isCleared ?? false)) return rule
  const ids = of.enrollIDs ?? (await enrolmentsIn(ctx, of.courseID))
  for (let at = 0; at < ids.length; at += chunk)
    await inTransaction(ctx, (inside) => applySome(inside, { ...of, enrollIDs: ids.slice(at, at + chunk) }))
  return rule
}

async function enrolmentsIn(ctx: Context, courseID: string) {
  const found = await from(ctx, 'enroll').select('enroll._id').where('enroll.courseID', '=', courseID).execute()
  return found.map(({ _id }) => _id)
}

type HeldOptions = Pick<Required<ApplyOptions>, 'courseID' | 'enrollIDs'>

/** The rule is read again while the enrolments are held: of two at once the second sees all that the first one saw, and more. */
async function applySome(ctx: Context, { courseID, enrollIDs }: HeldOptions) {
  const enrolments = await heldOf(ctx, { courseID, enrollIDs })
  const rule = await attendanceRuleOf(ctx, courseID)
  if (!rule || enrolments.length === 0) return
  const lessons = await sessionLessons(ctx, courseID)
  const there = await completionsOf(ctx, { lessons, enrolments })
  const attended = await attendedBy(ctx, rule, enrolments)
  const isFinished = finishedBy(rule, attended)
  const missing = enrolments.flatMap(({ _id: enrollID }) =>
    lessons.flatMap((lessonID) => {
      const one = { enrollID, lessonID }
      return isFinished(one) && !there.has(keyOf(one)) ? [one] : []
    }),
  )
  const wrong = rule.percent === null ? [] : [...there.values()].filter((one) => !isFinished(one))
  if (missing.length > 0)
    await createMany(ctx, 'lesson_completion', {
      rows: missing.map((given) => ({ given })),
      settle: async () => {},
    })
  for (const { _id } of wrong) await remove(ctx, 'lesson_completion', _id)
  const changed = [...new Set([...missing, ...wrong].map(({ enrollID }) => enrollID))]
  if (changed.length > 0) await recount(ctx, { courseID, enrollIDs: changed })
  const lost = new Set(wrong.map(({ enrollID }) => enrollID))
  for (const { _id, userID } of enrolments)
    if (lost.has(_id)) await countHours(ctx, { userID, enrollIDs: [_id], isTakenBack: true })
  if (lost.size > 0) await takeBackCompletion(ctx, [...lost])
}

interface Finished {
  enrollID: string
  lessonID: string
}
const keyOf = ({ enrollID, lessonID }: Finished) => `${enrollID} ${lessonID}`

/** By the hours attended, where the course asks for them; otherwise by one presence at a session of the lesson. */
function finishedBy(rule: AttendanceRule, attended: ReadonlyMap<string, LearnerAttendance>) {
  if (rule.percent !== null) return ({ enrollID }: Finished) => attended.get(enrollID)!.verdict!.state === 'met'
  const lessonOf = new Map(rule.sessions.map(({ _id, lessonID }) => [_id, lessonID]))
  const isThere = ({ status }: SessionLine) => status !== null && status !== 'absent' && status !== 'excused'
  return ({ enrollID, lessonID }: Finished) =>
    attended.get(enrollID)!.attended.lines.some((line) => lessonOf.get(line._id) === lessonID && isThere(line))
}

const heldOf = (ctx: Context, { courseID, enrollIDs }: HeldOptions) =>
  from(ctx, 'enroll')
    .select(['enroll._id', 'enroll.userID', 'enroll.roundID', 'enroll.createdAt', 'enroll.progressFrom'])
    .where('enroll._id', 'in', enrollIDs)
    .where('enroll.courseID', '=', courseID)
    .orderBy('enroll._id')
    .forNoKeyUpdate()
    .execute()

async function sessionLessons(ctx: Context, courseID: string) {
  const found = await from(ctx, 'lesson')
    .select('lesson._id')
    .where('lesson.courseID', '=', courseID)
    .where('lesson.kind', '=', 'session')
    .where('lesson.status', '=', true)
    .execute()
  return found.map(({ _id }) => _id)
}

/** By enrolment and lesson. */
async function completionsOf(
  ctx: Context,
  of: { lessons: readonly string[]; enrolments: readonly AttendingEnrolment[] },
) {
  if (of.lessons.length === 0) return new Map<string, Finished & { _id: string }>()
  const ids = of.enrolments.map(({ _id }) => _id)
  const found = await from(ctx, 'lesson_completion')
    .select(['lesson_completion._id', 'lesson_completion.enrollID', 'lesson_completion.lessonID'])
    .where('lesson_completion.enrollID', 'in', ids)
    .where('lesson_completion.lessonID', 'in', of.lessons)
    .execute()
  return new Map(found.map((one) => [keyOf(one), one]))
}
