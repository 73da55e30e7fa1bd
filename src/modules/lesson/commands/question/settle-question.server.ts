import type { Settle } from '#platform/api/command.ts'
import { from } from '#platform/collection/rows.ts'
import { compute } from '#platform/collection/write.ts'
import { forbidden } from '#platform/errors/errors.ts'
import { tellOfQuestion } from '../../player/tell-of-questions.server.ts'

/** A new question knows its course, which must be the one that its learner is enrolled in; those who teach are told. */
const settleQuestion: Settle = async (ctx, { before, row }) => {
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
  await compute(ctx, 'lesson_question', { _id: row._id, change: { courseID: lesson.courseID } })
  await tellOfQuestion(ctx, { _id: row._id, text: String(row['text']), isAgain: false })
}

export default settleQuestion
