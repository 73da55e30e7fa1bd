import { sql } from 'kysely'
import type { Blueprint, Section } from '#domain/learning/assessment/blueprint.ts'
import type { Pools } from '#domain/learning/assessment/draw.ts'
import type { Context } from '#platform/context.ts'
import { from } from '#platform/data/collection/rows.ts'
import { readQuestions, refText } from '../questions/read-questions.server.ts'
import type { FrozenPools } from './read-exam.server.ts'

/** The questions of each section as the banks are now: those of a list in its order, and the ready ones of a pool. */
export async function presentPools(ctx: Context, { sections }: Blueprint): Promise<FrozenPools> {
  const pools: FrozenPools = {}
  for (const section of sections) pools[section.id] = await questionsOf(ctx, section)
  return pools
}

async function questionsOf(ctx: Context, { source }: Section) {
  const ready = from(ctx, 'question')
    .select(['question._id as questionID', 'question.current as version'])
    .where('question.status', '=', 'ready')
  if (source.kind === 'list') {
    if (source.questions.length === 0) return []
    const found = await ready.where('question._id', 'in', source.questions).execute()
    return source.questions.flatMap((id) => found.find(({ questionID }) => questionID === id) ?? [])
  }
  const { bank, tag, difficulty } = source
  return ready
    .where('question.bankID', '=', bank)
    .$if(tag !== undefined, (query) => query.where(sql<boolean>`${tag} = any(question.tags)`))
    .$if(difficulty !== undefined, (query) => query.where('question.difficulty', '=', difficulty!))
    .orderBy('question._id')
    .execute()
}

/** The same with what the questions say. Ones that were never stored are left out. */
export async function filledPools(ctx: Context, frozen: FrozenPools): Promise<Pools> {
  const questions = await readQuestions(ctx, Object.values(frozen).flat())
  return Object.fromEntries(
    Object.entries(frozen).map(([section, refs]) => [
      section,
      refs.flatMap((ref) => {
        const question = questions.get(refText(ref))
        return question ? { ...ref, question } : []
      }),
    ]),
  )
}
