import type { AfterChange } from '#platform/api/command.ts'
import { compute } from '#platform/collection/write.ts'
import { limitQuestions } from '../../player/asked-seldom.server.ts'
import { tellOfQuestion } from '../../player/tell-of-questions.server.ts'
import { courseOfPlace } from '../../learning/course-of-place.server.ts'

/** A new question knows its course, which must be the one that its learner is enrolled in; those who teach are told. */
const settleQuestion: AfterChange = async (ctx, { before, row }) => {
  if (before !== null) return
  await limitQuestions(ctx, String(row['enrollID']))
  const courseID = await courseOfPlace(ctx, row)
  await compute(ctx, 'lesson_question', { _id: row._id, change: { courseID } })
  await tellOfQuestion(ctx, { _id: row._id, text: String(row['text']), isAgain: false })
}

export default settleQuestion
