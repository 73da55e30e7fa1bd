import { sql } from 'kysely'
import type { Question } from '#domain/learning/assessment/question.ts'
import type { Context } from '#platform/context.ts'
import { fromPrivate } from '#platform/data/private-table/access.ts'
import { questionVersion } from '../tables.ts'

export interface QuestionRef {
  questionID: string
  version: number
}

/** The key of a question version in maps. */
export const refText = ({ questionID, version }: QuestionRef) => `${questionID} ${version}`

/** Returns questions by `refText`, without keys. Missing ones are left out. The caller decides who may receive them. */
export async function readQuestions(ctx: Context, refs: readonly QuestionRef[]): Promise<Map<string, Question>> {
  if (refs.length === 0) return new Map()
  const found = await fromPrivate(ctx, questionVersion)
    .select(['questionID', 'number', 'body'])
    .where(isOneOf(refs))
    .execute()
  return new Map(
    found.map(({ questionID, number, body }) => [
      refText({ questionID, version: number }),
      JSON.parse(body) as Question,
    ]),
  )
}

const isOneOf = (refs: readonly QuestionRef[]) => {
  const ids = refs.map(({ questionID }) => questionID)
  const versions = refs.map(({ version }) => version)
  return sql<boolean>`("questionID", number) in (select * from unnest(${ids}::text[], ${versions}::int[]))`
}
