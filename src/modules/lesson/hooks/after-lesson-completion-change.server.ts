import type { AfterChange } from '#platform/http/api/command.ts'
import { from, rows } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { forbidden } from '#platform/errors/errors.ts'
import { assertCompletable } from '../lesson-access/lesson-state.server.ts'
import { sessionWords as words } from '../teaching/session/words.ts'

/**
 * Checks the rules of the lesson however a learner marks it complete, by button or API call. Throws forbidden if the
 * lesson is locked, or its time or work is not done. Staff may record what they have seen done.
 */
const proveCompletion: AfterChange = async (ctx, { before, row }) => {
  if (before !== null) return
  if (ctx.viewer.role !== 'user') return assertNotByAttendance(ctx, String(row['lessonID']))
  const enrolment = await from(ctx, 'enroll')
    .select('enroll.userID')
    .where('enroll._id', '=', String(row['enrollID']))
    .executeTakeFirst()
  // A lecturer records what he has seen his learners do.
  if (enrolment && enrolment.userID !== ctx.viewer.id) return assertNotByAttendance(ctx, String(row['lessonID']))
  await assertCompletable(ctx, { enrollID: String(row['enrollID']), lessonID: String(row['lessonID']) })
}

export default proveCompletion

/** Nobody completes a session lesson by hand where the hours attended decide. */
async function assertNotByAttendance(ctx: Context, lessonID: string) {
  const lesson = await from(ctx, 'lesson')
    .innerJoin(rows(ctx, 'course'), 'course._id', 'lesson.courseID')
    .select(['lesson.kind', 'course.attendancePercent'])
    .where('lesson._id', '=', lessonID)
    .executeTakeFirst()
  if (lesson?.kind === 'session' && lesson.attendancePercent !== null)
    throw forbidden({ field: 'lessonID', code: 'attendance', ...words.byHours })
}
