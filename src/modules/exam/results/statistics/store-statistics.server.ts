import { compare, toDecimal, zero } from '#domain/learning/assessment/fraction.ts'
import type { Response } from '#domain/learning/assessment/question.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { from } from '#platform/data/collection/rows.ts'
import { fromPrivate, insertPrivate } from '#platform/data/private-table/access.ts'
import { type MarkedAttempt, readMarked } from '../../marking/read-marked.server.ts'
import { plainName } from '../../questions/plain-name.ts'
import { readKeys } from '../../questions/read-keys.server.ts'
import { readQuestions, refText } from '../../questions/read-questions.server.ts'
import { isSatElsewhere } from '../paper/rules/one-slot-paper.ts'
import { scoreOf } from '../release/score-of.ts'
import { readAllAnswers } from './read-all-answers.server.ts'
import { choiceOptions, selectedOptions } from './rules/choice-options.ts'
import {
  type AnalysedAttempt,
  type AnalysedItem,
  roundStatistics,
  type RoundStatistics,
  type StatisticBasis,
  statisticBases,
} from './rules/statistics.ts'
import { examStatistic } from './table.ts'

/** Computes the item analysis of a round on each basis, and stores it. The viewer reads all attempts of the round. */
export async function storeStatistics(ctx: Context, roundID: string): Promise<void> {
  const analysed = await analysedRound(ctx, roundID)
  for (const basis of statisticBases) {
    const row = { roundID, basis, body: JSON.stringify(roundStatistics(analysed, basis)), computedAt: nowOf(ctx) }
    await insertPrivate(ctx, examStatistic, { row, onConflict: { columns: ['roundID', 'basis'], update: 'all' } })
  }
}

/** Returns the stored analysis of a round. Null where there is none yet. */
export async function readStatistics(
  ctx: Context,
  of: { roundID: string; basis: StatisticBasis },
): Promise<{ statistics: RoundStatistics; computedAt: string } | null> {
  const row = await fromPrivate(ctx, examStatistic)
    .select(['body', 'computedAt'])
    .where('roundID', '=', of.roundID)
    .where('basis', '=', of.basis)
    .executeTakeFirst()
  return row ? { statistics: JSON.parse(row.body) as RoundStatistics, computedAt: row.computedAt } : null
}

async function analysedRound(ctx: Context, roundID: string) {
  const attempts = (await readMarked(ctx, await markedIDs(ctx, roundID))).filter(({ paper }) => !isSatElsewhere(paper))
  const ids = attempts.map(({ _id }) => _id)
  const items = await itemsOf(ctx, attempts)
  const types = new Map(items.map(({ id, type }) => [id, type as AnalysedItem['type']]))
  const answers = await readAllAnswers(ctx, ids)
  return { items, attempts: attempts.map((one) => analysedAttempt(one, { types, answers: answers.get(one._id) })) }
}

async function markedIDs(ctx: Context, roundID: string): Promise<string[]> {
  const rows = await from(ctx, 'exam_attempt')
    .select('exam_attempt._id')
    .where('exam_attempt.roundID', '=', roundID)
    .where('exam_attempt.status', 'in', ['graded', 'released'])
    .orderBy('exam_attempt._id')
    .execute()
  return rows.map(({ _id }) => _id)
}

/** Question versions of the papers, in the order in which papers first have them. A dropped question is left out. */
async function itemsOf(ctx: Context, attempts: readonly MarkedAttempt[]): Promise<AnalysedItem[]> {
  const slots = new Map(attempts.flatMap(({ slots: all }) => all.map((slot) => [refText(slot), slot] as const)))
  const refs = [...slots.values()]
  const questions = await readQuestions(ctx, refs)
  const keys = await readKeys(ctx, refs)
  return [...slots].flatMap(([id, slot]) => {
    const question = questions.get(id)
    if (!question) return []
    const options = choiceOptions(question, keys.get(id)?.key ?? null)
    return [{ id, name: plainName(question), type: question.type, most: Number(slot.points), options }]
  })
}

function analysedAttempt(
  attempt: MarkedAttempt,
  of: { types: ReadonlyMap<string, string>; answers: ReadonlyMap<string, Response | null> | undefined },
): AnalysedAttempt {
  const counted = attempt.slots.filter(({ effective }) => effective && compare(effective.most, zero) > 0)
  const points = counted.map((slot) => [refText(slot), Number(toDecimal(slot.effective!.points, 10))] as const)
  const selected = counted.map((slot) => {
    const type = of.types.get(refText(slot)) as Parameters<typeof selectedOptions>[0]
    return [refText(slot), selectedOptions(type, of.answers?.get(slot.slot) ?? null)] as const
  })
  const percent = scoreOf(attempt)?.percent ?? zero
  return {
    ...{ enrollID: attempt.enrollID, attempt: attempt.attempt, percent: Number(toDecimal(percent, 5)) },
    ...{ points: Object.fromEntries(points), selected: Object.fromEntries(selected) },
  }
}
