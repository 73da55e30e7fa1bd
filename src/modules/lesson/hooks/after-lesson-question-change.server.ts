import type { AfterChange } from '#platform/http/api/command.ts'
import { compute } from '#platform/data/collection/write.ts'
import { limitQuestions } from '../player/limit-questions.server.ts'
import { tellOfQuestion } from '../player/tell-of-questions.server.ts'
import { courseOfPlace } from '../lesson-access/course-of-place.server.ts'

/**
 * A new question stores its course, which must be the one in which the learner is enrolled. The lecturers are notified.
 */
const settleQuestion: AfterChange = async (ctx, { before, row }) => {
  if (before !== null) return
  await limitQuestions(ctx, String(row['enrollID']))
  const courseID = await courseOfPlace(ctx, row)
  await compute(ctx, 'lesson_question', { _id: row._id, change: { courseID } })
  await tellOfQuestion(ctx, { _id: row._id, text: String(row['text']), isAgain: false })
}

export default settleQuestion
