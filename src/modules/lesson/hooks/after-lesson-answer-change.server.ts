import type { AfterChange } from '#platform/http/api/command.ts'
import { from } from '#platform/data/collection/rows.ts'
import { compute } from '#platform/data/collection/write.ts'
import { nowOf } from '#platform/context.ts'
import { isForTeaching } from '../teaching/question/question.server.ts'
import { limitQuestions } from '../player/limit-questions.server.ts'
import { tellOfAnswer, tellOfQuestion } from '../player/tell-of-questions.server.ts'

/** A lecturer's answer closes the question and notifies the learner. A learner's addition opens it again. */
const settleAnswer: AfterChange = async (ctx, { before, row }) => {
  if (before !== null) return
  const [_id, text] = [String(row['questionID']), String(row['text'])]
  if (row['isTeaching'] || (await isForTeaching(ctx, _id))) {
    if (!row['isTeaching']) await compute(ctx, 'lesson_answer', { _id: row._id, change: { isTeaching: true } })
    await compute(ctx, 'lesson_question', { _id, change: { status: 'answered', answeredAt: nowOf(ctx) } })
    return tellOfAnswer(ctx, { _id, text })
  }
  const question = await from(ctx, 'lesson_question').select('enrollID').where('_id', '=', _id).executeTakeFirst()
  await limitQuestions(ctx, question?.enrollID ?? '')
  await compute(ctx, 'lesson_question', { _id, change: { status: 'open' } })
  await tellOfQuestion(ctx, { _id, text, isAgain: true })
}

export default settleAnswer
