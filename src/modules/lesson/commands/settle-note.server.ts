import type { Settle } from '#platform/api/command.ts'
import { from } from '#platform/collection/rows.ts'
import { forbidden } from '#platform/errors/errors.ts'

/** A note stands at a lesson of the course that its learner is enrolled in. */
const settleNote: Settle = async (ctx, { before, row }) => {
  if (before !== null) return
  const [lessonID, enrollID] = [String(row['lessonID']), String(row['enrollID'])]
  const lesson = await from(ctx, 'lesson')
    .select('lesson.courseID')
    .where('lesson._id', '=', lessonID)
    .executeTakeFirst()
  const enrolment = await from(ctx, 'enroll')
    .select('enroll.courseID')
    .where('enroll._id', '=', enrollID)
    .executeTakeFirst()
  if (!lesson || lesson.courseID !== enrolment?.courseID) throw forbidden()
}

export default settleNote
