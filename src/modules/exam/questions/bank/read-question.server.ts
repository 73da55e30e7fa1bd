import { sql } from 'kysely'
import type { Question, QuestionKey } from '#domain/learning/assessment/question.ts'
import type { Context } from '#platform/context.ts'
import { from } from '#platform/data/collection/rows.ts'
import { fromPrivate } from '#platform/data/private-table/access.ts'
import { notFound } from '#platform/errors/errors.ts'
import { examVersion, questionVersion } from '../../tables.ts'
import { readKeys } from '../read-keys.server.ts'
import { readQuestions, refText } from '../read-questions.server.ts'

/** A question of a bank with one of its versions and the key of that version, for authors. Throws not-found. */
export async function questionForAuthor(ctx: Context, of: { questionID: string; version?: number }) {
  const row = await from(ctx, 'question').selectAll().where('question._id', '=', of.questionID).executeTakeFirst()
  if (!row) throw notFound()
  const version = of.version ?? row.current
  const ref = { questionID: row._id, version }
  const question = (await readQuestions(ctx, [ref])).get(refText(ref))
  const key = (await readKeys(ctx, [ref])).get(refText(ref))
  if (!question || !key) throw notFound()
  return { row, version, question, key: key.key }
}

interface AuthoredQuestion {
  question: Question
  key: QuestionKey
}

/** Returns the newest version of each question with its key, by the id of the question. */
export async function newestForAuthor(
  ctx: Context,
  rows: readonly { _id: string; current: number }[],
): Promise<Map<string, AuthoredQuestion>> {
  const refs = rows.map(({ _id, current }) => ({ questionID: _id, version: current }))
  const [questions, keys] = [await readQuestions(ctx, refs), await readKeys(ctx, refs)]
  return new Map(
    refs.flatMap((ref) => {
      const [question, key] = [questions.get(refText(ref)), keys.get(refText(ref))?.key]
      return question && key ? [[ref.questionID, { question, key }] as const] : []
    }),
  )
}

/** Returns the versions of a question, newest first. */
export const versionsOf = (ctx: Context, questionID: string) =>
  fromPrivate(ctx, questionVersion)
    .select(['number', 'createdAt', 'createdBy'])
    .where('questionID', '=', questionID)
    .orderBy('number', 'desc')
    .limit(100)
    .execute()

/** Returns the exams whose draft or a published version names a question, in a list or in a pool. */
export async function examsWith(ctx: Context, questionID: string) {
  const mark = `%"${questionID}"%`
  const versions = await fromPrivate(ctx, examVersion)
    .select(['examID', 'number'])
    .where(sql<boolean>`(body like ${mark} or pools like ${mark})`)
    .orderBy('number', 'desc')
    .limit(500)
    .execute()
  const ids = [...new Set(versions.map(({ examID }) => examID))]
  if (ids.length === 0) return []
  const exams = await from(ctx, 'exam').select(['exam._id', 'exam.name']).where('exam._id', 'in', ids).execute()
  return exams.map((exam) => ({
    ...exam,
    versions: versions.filter(({ examID }) => examID === exam._id).map(({ number }) => number),
  }))
}
