import { sql } from 'kysely'
import type { Blueprint } from '#domain/learning/assessment/blueprint.ts'
import { findUnfilled } from '#domain/learning/assessment/draw.ts'
import { collectionOf } from '#platform/data/collection/catalogue.ts'
import { from, fromAny } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { searched } from '#platform/office/screens/list/list-query.ts'
import { filledPools, presentPools } from '../pools-of.server.ts'
import type { ExamFacts, PoolCount, QuestionFacts } from './rules/exam-facts.ts'

const maxBanks = 500

/** The banks that an exam may use: those of its course and those of all courses. One that it uses stays. */
export async function banksFor(ctx: Context, of: { courseID: string; blueprints: readonly Blueprint[] }) {
  const used = of.blueprints.flatMap(({ sections }) =>
    sections.flatMap(({ source }) => (source.kind === 'pool' ? [source.bank] : [])),
  )
  const banks = await from(ctx, 'question_bank')
    .select(['question_bank._id', 'question_bank.name'])
    .where((is) =>
      is.or([
        is('question_bank.courseID', 'is', null),
        is('question_bank.courseID', '=', of.courseID),
        ...(used.length > 0 ? [is('question_bank._id', 'in', used)] : []),
      ]),
    )
    .orderBy('question_bank.name')
    .limit(maxBanks)
    .execute()
  return banks.map(({ _id, name }) => ({ value: _id, label: name }))
}

/** What the editor and the checks know of the banks and of the questions that the blueprints list. */
export async function examFacts(ctx: Context, blueprints: readonly Blueprint[]): Promise<ExamFacts> {
  const listed = blueprints.flatMap(({ sections }) =>
    sections.flatMap(({ source }) => (source.kind === 'list' ? source.questions : [])),
  )
  const questions = await questionsById(ctx, [...new Set(listed)])
  return { pools: await poolCounts(ctx), questions: Object.fromEntries(questions.map((one) => [one.id, one])) }
}

/** The sections of a draft that cannot be filled together. */
export async function unfilledIn(ctx: Context, blueprint: Blueprint): Promise<string[]> {
  return findUnfilled(blueprint, await filledPools(ctx, await presentPools(ctx, blueprint)))
}

async function questionsById(ctx: Context, ids: readonly string[]): Promise<QuestionFacts[]> {
  if (ids.length === 0) return []
  const rows = await from(ctx, 'question').select(questionColumns).where('question._id', 'in', ids).execute()
  return rows.map(questionFacts)
}

const questionColumns = ['question._id', 'question.code', 'question.name', 'question.type', 'question.status'] as const

const questionFacts = (row: {
  _id: string
  code: string
  name: string
  type: QuestionFacts['type']
  status: string
}): QuestionFacts => ({
  ...{ id: row._id, code: row.code, name: row.name, type: row.type },
  isReady: row.status === 'ready',
})

async function poolCounts(ctx: Context): Promise<PoolCount[]> {
  const ready = from(ctx, 'question').where('question.status', '=', 'ready')
  const count = sql<number>`count(*)::int`.as('count')
  const whole = await ready
    .select(['question.bankID as bank', 'question.difficulty', count])
    .groupBy(['question.bankID', 'question.difficulty'])
    .execute()
  const tagged = await ready
    .innerJoin(sql<{ tag: string }>`lateral (select distinct unnest(question.tags) as tag)`.as('tagged'), (join) =>
      join.onTrue(),
    )
    .select(['question.bankID as bank', 'question.difficulty', 'tagged.tag', count])
    .groupBy(['question.bankID', 'question.difficulty', 'tagged.tag'])
    .orderBy('tagged.tag')
    .execute()
  return [...whole.map((one) => ({ ...one, tag: null })), ...tagged]
}

const maxFound = 30

/** Ready questions that match a search, of a bank or of all. */
export async function findQuestions(ctx: Context, { text, bank }: { text: string; bank: string }) {
  const rows = await fromAny(ctx, collectionOf(ctx, 'question'))
    .selectAll()
    .where('row.status', '=', 'ready')
    .$if(bank !== '', (query) => query.where('row.bankID', '=', bank))
    .$if(text.trim() !== '', (query) => query.where(searched(text.trim().slice(0, 100))))
    .orderBy('row.code')
    .orderBy('row._id')
    .limit(maxFound + 1)
    .execute()
  const questions = rows.slice(0, maxFound).map((row) => questionFacts(row as never))
  return { questions, hasMore: rows.length > maxFound, most: maxFound }
}

export type FoundQuestions = Awaited<ReturnType<typeof findQuestions>>
