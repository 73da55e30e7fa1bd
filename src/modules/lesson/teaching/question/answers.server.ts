import type { Issue } from '#domain/validation/issue.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { answerWords as words } from './words.ts'

const mostText = 4000

/** The answers to a question, oldest first. */
export const answersTo = (ctx: Context, questionID: string) =>
  from(ctx, 'lesson_answer')
    .select(['lesson_answer._id', 'lesson_answer.text', 'lesson_answer.byName'])
    .select(['lesson_answer.isTeaching', 'lesson_answer.createdAt'])
    .where('lesson_answer.questionID', '=', questionID)
    .orderBy('lesson_answer.createdAt')
    .orderBy('lesson_answer._id')
    .limit(200)
    .execute()

/** What is wrong with an answer. Null if it is valid. */
export const answerIssue = (written: string): Issue | null => {
  const text = written.trim()
  if (text === '') return { field: 'text', code: 'required', ...words.empty }
  return text.length > mostText ? { field: 'text', code: 'long', ...words.long } : null
}
