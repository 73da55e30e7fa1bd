import { toDecimal } from '#domain/learning/assessment/fraction.ts'
import type { Context } from '#platform/context.ts'
import { from } from '#platform/data/collection/rows.ts'
import { compute, record } from '#platform/data/collection/write.ts'
import { deletePrivateIn } from '#platform/data/private-table/access.ts'
import { type MarkedAttempt, readMarked } from '../../marking/read-marked.server.ts'
import type { AttemptStatus } from '../../rules/choices.ts'
import { releaseResults } from './release-results.server.ts'
import type { PaperScore } from '../rules/paper-score.ts'
import { releasesAtOnce } from '../rules/release-state.ts'
import { scoreOf } from './score-of.ts'
import { examStatistic } from '../statistics/table.ts'

const submitted: readonly AttemptStatus[] = ['submitted', 'expired', 'marking', 'graded', 'released']

/**
 * Computes the results of submitted attempts from their marks, in the transaction that locked the attempts. The viewer may read the results.
 * An attempt whose marks are incomplete waits for its markers. One that was released is released again with its new result. Where the exam
 * says so, a result is released at once. The analysis of the round is computed again.
 */
export async function refreshResults(inside: Context, attemptIDs: readonly string[]): Promise<void> {
  const attempts = (await readMarked(inside, attemptIDs)).filter(({ status }) => submitted.includes(status))
  const results = await resultIDs(inside, attemptIDs)
  const released: string[] = []
  for (const attempt of attempts) {
    const score = scoreOf(attempt)
    if (score) await storeResult(inside, { attempt, score, resultID: results.get(attempt._id) ?? null })
    if (attempt.status !== 'released') await moveTo(inside, attempt, score ? 'graded' : 'marking')
    if (score && (attempt.status === 'released' || (await isReleasedAtOnce(inside, attempt))))
      released.push(attempt._id)
  }
  await releaseResults(inside, released)
  const values = [...new Set(attempts.map(({ roundID }) => roundID))]
  await deletePrivateIn(inside, examStatistic, { column: 'roundID', values })
}

interface ScoredAttempt {
  attempt: MarkedAttempt
  score: PaperScore
  resultID: string | null
}

async function storeResult(inside: Context, { attempt, score, resultID }: ScoredAttempt): Promise<void> {
  const { enrollID, userID, courseID, examID, type, round } = attempt
  const sitting = { attemptID: attempt._id, enrollID, userID, courseID, examID, type, round }
  const _id = resultID ?? (await record(inside, 'exam_result', sitting))._id
  await compute(inside, 'exam_result', { _id, change: resultFields(score) })
}

/** A score as a result stores it. */
function resultFields({ points, most, percent, passed }: PaperScore) {
  const decimal = (value: typeof points) => Number(toDecimal(value, 5))
  return { points: decimal(points), most: decimal(most), percent: decimal(percent), passed }
}

async function resultIDs(inside: Context, attemptIDs: readonly string[]): Promise<Map<string, string>> {
  if (attemptIDs.length === 0) return new Map()
  const rows = await from(inside, 'exam_result')
    .select(['exam_result._id', 'exam_result.attemptID'])
    .where('exam_result.attemptID', 'in', attemptIDs)
    .execute()
  return new Map(rows.map(({ attemptID, _id }) => [attemptID, _id]))
}

async function moveTo(inside: Context, { _id, status }: MarkedAttempt, next: AttemptStatus): Promise<void> {
  if (status !== next) await compute(inside, 'exam_attempt', { _id, change: { status: next } })
}

async function isReleasedAtOnce(inside: Context, { settings, slots, roundID }: MarkedAttempt): Promise<boolean> {
  if (!settings.releasesItself) return false
  const round = await from(inside, 'exam_round')
    .select('exam_round.resultsAt')
    .where('exam_round._id', '=', roundID)
    .executeTakeFirst()
  const hasManual = slots.some(({ marks }) => marks.every(({ stage }) => stage !== 'auto'))
  return round !== undefined && releasesAtOnce({ releasesItself: true, hasManual, resultsAt: round.resultsAt })
}
