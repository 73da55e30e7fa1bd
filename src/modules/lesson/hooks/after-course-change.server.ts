import { sql } from 'kysely'
import type { AfterChange, ChangedRow } from '#platform/http/api/command.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { invalid } from '#platform/errors/errors.ts'
import { type CheckedCourse, daysWrong } from '../course-editor/rules/checks.ts'
import { queueAttendance } from '../commands/attendance/attendance-job.ts'
import { fieldsOfRound } from '../course-editor/rules/course-bundle.ts'
import { checkSentences, ofRound } from '../course-editor/words.ts'
import { cycleSaid } from '../lesson-access/rules/in-words.ts'
import { keepTaughtBy } from '../teaching/taught-by.server.ts'
import { cycleThrough } from '../lesson-access/rules/needs.ts'

/**
 * Prerequisites must not lead back to the course. Otherwise it throws invalid and names the courses of the cycle. A
 * published course must begin before it ends, as the editor requires. Days and seats of a course with rounds are those
 * of its current round, and other ones are invalid. The lecturers' accounts are stored with it.
 */
const settleCourse: AfterChange = async (ctx, of) => {
  assertOfRound(of)
  proveDays(of)
  await proveNoCycle(ctx, of)
  await keepLecturers(ctx, of)
  await recountAttendance(ctx, of)
}

export default settleCourse

/** A share of the hours that was set, changed or taken away decides again. */
const recountAttendance: AfterChange = async (ctx, { before, row }) => {
  if ((before?.['attendancePercent'] ?? null) !== row['attendancePercent'])
    await queueAttendance(ctx, { courseID: row._id, isCleared: row['attendancePercent'] === null })
}

/** A course knows the accounts of its lecturers as soon as it names them. */
const keepLecturers: AfterChange = async (ctx, { before, row }) => {
  const lecturer = row['lecturer'] as { id: string | null }[]
  if (before && JSON.stringify(before['lecturer']) === JSON.stringify(lecturer)) return
  await keepTaughtBy(ctx, { _id: row._id, lecturer, taughtBy: (row['taughtBy'] ?? []) as string[] })
}

function assertOfRound({ before, row }: ChangedRow) {
  if (!before || !row['hasRounds']) return
  const changed = fieldsOfRound.filter((field) => before[field] !== row[field])
  if (changed.length > 0) throw invalid(...changed.map((field) => ({ field, code: 'round', ...ofRound })))
}

/** A draft may have any dates, because its fields are filled in one after the other. */
function proveDays({ before, row }: { before: Record<string, unknown> | null; row: Record<string, unknown> }) {
  const isAsBefore = before && decisive.every((name) => before[name] === row[name])
  if (!row['status'] || isAsBefore) return
  const wrong = new Set(daysWrong(row as unknown as CheckedCourse).map(({ field }) => field))
  if (wrong.size > 0)
    throw invalid(...[...wrong].map((field) => ({ field, code: 'wrong', ...checkSentences.days.bad })))
}

const decisive = ['status', 'startRegistDate', 'endRegistDate', 'startDate', 'endDate']

const proveNoCycle: AfterChange = async (ctx, { before, row }) => {
  const prerequisites = row['prerequisites'] as string[]
  if (prerequisites.length === 0 || String(before?.['prerequisites']) === String(prerequisites)) return
  const courses = await coursesWithSome(ctx)
  const way = cycleThrough(new Map(courses.map((one) => [one._id, one.prerequisites])), row._id)
  if (!way) return
  const names = new Map(courses.map(({ _id, name }) => [_id, name]))
  throw invalid({ field: 'prerequisites', code: 'cycle', ...cycleSaid(way.map((id) => names.get(id)!)) })
}

/** Courses without prerequisites are not read, because they are not in a cycle. */
const coursesWithSome = (ctx: Context) =>
  from(ctx, 'course')
    .select(['course._id', 'course.name', 'course.prerequisites'])
    .where(sql<boolean>`cardinality(course.prerequisites) > 0`)
    .execute()
