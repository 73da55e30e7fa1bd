import { parseKey, parseQuestion } from '#domain/learning/assessment/question-schema.ts'
import type { Question, QuestionKey } from '#domain/learning/assessment/question.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { forbidden, invalid } from '#platform/errors/errors.ts'
import { fromPrivate, insertPrivate } from '#platform/data/private-table/access.ts'
import { sanitised } from '#platform/data/collection/clean.ts'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import { questionKey, questionVersion } from '../tables.ts'

/** Throws forbidden unless the viewer may write questions in their own name. */
export function assertAuthor({ viewer }: Context) {
  if (!isAtLeast(viewer, 'manager') || viewer.actor) throw forbidden()
}

/** Reads a question and its key as sent. Throws invalid with the issues of both. */
export function readQuestion(input: { question: unknown; key: unknown }): { question: Question; key: QuestionKey } {
  const question = parseQuestion(withCleanStem(input.question))
  if ('issues' in question) throw invalid(...question.issues)
  const key = parseKey(input.key, question.question)
  if ('issues' in key) throw invalid(...key.issues)
  return { question: question.question, key: key.key }
}

/** Pages show the stem as HTML without another check (attack X19). */
function withCleanStem(input: unknown): unknown {
  if (typeof input !== 'object' || input === null || !('stem' in input)) return input
  const stem = sanitised(100_000).safeParse(input.stem)
  return { ...input, stem: stem.success ? stem.data : '' }
}

/** Stores a version of a question with its key. Both are final. */
export async function storeVersion(
  inside: Context,
  of: { questionID: string; number: number; question: Question; key: QuestionKey },
) {
  const { questionID, number } = of
  const written = { questionID, createdAt: nowOf(inside), createdBy: inside.viewer.id }
  const body = JSON.stringify(of.question)
  await insertPrivate(inside, questionVersion, { row: { ...written, number, body } })
  await storeKey(inside, { questionID, version: number, key: of.key })
}

/** Stores a key of a version as its newest. Earlier ones stay for the marks that they gave. */
export async function storeKey(inside: Context, of: { questionID: string; version: number; key: QuestionKey }) {
  const { questionID, version } = of
  const last = await fromPrivate(inside, questionKey)
    .select('number')
    .where('questionID', '=', questionID)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  await insertPrivate(inside, questionKey, {
    row: {
      ...{ questionID, number: (last?.number ?? 0) + 1, questionVersion: version, body: JSON.stringify(of.key) },
      ...{ createdAt: nowOf(inside), createdBy: inside.viewer.id },
    },
  })
}
