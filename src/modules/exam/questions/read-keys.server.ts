import { sql } from 'kysely'
import type { QuestionKey } from '#domain/learning/assessment/question.ts'
import type { Context } from '#platform/context.ts'
import { fromPrivate } from '#platform/data/private-table/access.ts'
import { questionKey } from '../tables.ts'
import { type QuestionRef, refText } from './read-questions.server.ts'

export interface NumberedKey {
  key: QuestionKey
  number: number
}

/**
 * Returns the newest keys of question versions, by `refText`. Only grading, authors and reviews that the exam allows may call it: a key
 * never reaches a learner before.
 */
export async function readKeys(ctx: Context, refs: readonly QuestionRef[]): Promise<Map<string, NumberedKey>> {
  if (refs.length === 0) return new Map()
  const ids = refs.map(({ questionID }) => questionID)
  const versions = refs.map(({ version }) => version)
  const found = await fromPrivate(ctx, questionKey)
    .select(['questionID', 'questionVersion', 'number', 'body'])
    .where(
      sql<boolean>`("questionID", "questionVersion") in (select * from unnest(${ids}::text[], ${versions}::int[]))`,
    )
    .orderBy('number')
    .execute()
  return new Map(
    found.map(({ questionID, questionVersion: version, number, body }) => [
      refText({ questionID, version }),
      { key: JSON.parse(body) as QuestionKey, number },
    ]),
  )
}
