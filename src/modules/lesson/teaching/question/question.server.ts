import { sql } from 'kysely'
import { from, rows } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { create } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { invalid, notFound } from '#platform/errors/errors.ts'
import { answerIssue, answersTo } from './answers.server.ts'

const id = /^[0-9a-f]{24}$/

/** Questions of others in the published courses that the viewer teaches. */
const asked = (ctx: Context) =>
  from(ctx, 'lesson_question')
    .innerJoin(rows(ctx, 'lesson'), 'lesson._id', 'lesson_question.lessonID')
    .innerJoin(rows(ctx, 'course'), 'course._id', 'lesson_question.courseID')
    .innerJoin(rows(ctx, 'enroll'), 'enroll._id', 'lesson_question.enrollID')
    .select(['lesson_question._id', 'lesson_question.text', 'lesson_question.at', 'lesson_question.byName'])
    .select(['lesson_question.status', 'lesson_question.createdAt', 'lesson_question.courseID'])
    .select(['lesson.name as lesson', 'course.name as course'])
    .where(sql<boolean>`course."taughtBy" @> array[${ctx.viewer.id}]`)
    .where('enroll.userID', '!=', ctx.viewer.id)

/** Questions that wait for a lecturer's answer, oldest first. */
export const openQuestions = (ctx: Context, { most }: { most: number }) =>
  asked(ctx)
    .where('lesson_question.status', '=', 'open')
    .orderBy('lesson_question.createdAt')
    .orderBy('lesson_question._id')
    .limit(most)
    .execute()

export type OpenQuestion = Awaited<ReturnType<typeof openQuestions>>[number]

/** A question that the viewer may answer as a lecturer, with its answers. Throws not-found for any other. */
export const questionOf = async (ctx: Context, questionID = '') => {
  if (!id.test(questionID)) throw notFound()
  const question = await asked(ctx).where('lesson_question._id', '=', questionID).executeTakeFirst()
  if (!question) throw notFound()
  return { ...question, answers: await answersTo(ctx, questionID) }
}

/** Whether the viewer answers a question as a lecturer of its course, and not as its asker. */
export const isForTeaching = async (ctx: Context, questionID: string): Promise<boolean> => {
  if (ctx.viewer.role !== 'user') return false
  return (await asked(ctx).where('lesson_question._id', '=', questionID).executeTakeFirst()) !== undefined
}

/** Answers as a lecturer and notifies the asker. Repeating it immediately changes nothing. */
export const answerQuestion = async (ctx: Context, of: { questionID: string; text: string }) => {
  const text = of.text.trim()
  const { _id } = await questionOf(ctx, of.questionID)
  const issue = answerIssue(text)
  if (issue) throw invalid(issue)
  await inTransaction(ctx, async (inside) => {
    await held(inside, _id)
    const last = (await answersTo(inside, _id)).at(-1)
    if (last?.isTeaching && last.text === text && last.byName === ctx.viewer.name) return
    await create(inside, 'lesson_answer', { questionID: _id, text })
  })
}

/** Locks the row, so that of two concurrent presses the second sees the first one's answer. */
const held = (ctx: Context, _id: string) =>
  from(ctx, 'lesson_question').select('lesson_question._id').where('_id', '=', _id).forNoKeyUpdate().execute()
