import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { forbidden } from '#platform/errors/errors.ts'

/** The course of the lesson on which a learner writes. Throws forbidden if the enrolment is in another course. */
export const courseOfPlace = async (ctx: Context, row: Record<string, unknown>): Promise<string> => {
  const lesson = await from(ctx, 'lesson')
    .select('lesson.courseID')
    .where('lesson._id', '=', String(row['lessonID']))
    .executeTakeFirst()
  const enrolment = await from(ctx, 'enroll')
    .select('enroll.courseID')
    .where('enroll._id', '=', String(row['enrollID']))
    .executeTakeFirst()
  if (!lesson || lesson.courseID !== enrolment?.courseID) throw forbidden()
  return lesson.courseID
}
