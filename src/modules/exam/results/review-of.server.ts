import type { ReviewLevel, RoundType } from '#domain/learning/assessment/blueprint.ts'
import { graceEnd } from '#domain/learning/assessment/attempt-time.ts'
import { compare, divide, fraction, toDecimal, zero } from '#domain/learning/assessment/fraction.ts'
import type { QuestionKey } from '#domain/learning/assessment/question.ts'
import type { Context } from '#platform/context.ts'
import { from } from '#platform/data/collection/rows.ts'
import { notFound } from '#platform/errors/errors.ts'
import { type MarkedAttempt, type MarkedSlot, readMarked } from '../marking/read-marked.server.ts'
import { newestByStage } from '../marking/rules/effective-mark.ts'
import { readKeys } from '../questions/read-keys.server.ts'
import { refText } from '../questions/read-questions.server.ts'
import type { ReviewSlot } from '../sitting/player/review/review-slot.ts'
import type { SittingSlot } from '../sitting/protocol.ts'
import { sectionsOf } from '../sitting/read-sitting.server.ts'
import { isSatElsewhere } from './paper/rules/one-slot-paper.ts'
import { roundFacts } from './round-facts.server.ts'
import { includes, reviewLevel } from './rules/review-level.ts'

/** What a learner may see of an attempt now. */
export interface Review {
  level: ReviewLevel
  type: RoundType
  round: number
  attempt: number
  /** Null before the release. `passed` is of this attempt alone. */
  score: { points: number; most: number; percent: number; passed: boolean } | null
  /** Empty below the level `answers`. */
  sections: { title: string; instruction: string; slots: ReviewSlot[] }[]
}

/**
 * Returns what the viewer may see of their own attempt by the rules of its exam. Keys leave the server for learners here alone (decision
 * 614). Throws not-found for any other attempt.
 */
export async function reviewOf(ctx: Context, attemptID: string): Promise<Review> {
  const [attempt] = /^[0-9a-f]{24}$/.test(attemptID) ? await readMarked(ctx, [attemptID]) : []
  if (attempt?.userID !== ctx.viewer.id) throw notFound()
  const level = await levelOf(ctx, attempt)
  const { type, round, attempt: number } = attempt
  const score = includes(level, 'score') ? await releasedScore(ctx, attemptID) : null
  const hasAnswers = includes(level, 'answers') && !isSatElsewhere(attempt.paper)
  const sections = hasAnswers ? await reviewSections(ctx, { attempt, hasKeys: level === 'keys' }) : []
  return { level, type, round, attempt: number, score, sections }
}

async function levelOf(ctx: Context, attempt: MarkedAttempt): Promise<ReviewLevel> {
  const round = await roundFacts(ctx, attempt)
  if (!round) return 'nothing'
  const { closesAt, graceMinutes, ...facts } = round
  const { status, type, settings } = attempt
  const closedAt = graceEnd(closesAt, graceMinutes)
  return reviewLevel({ review: settings.review, status, type, closedAt, ...facts }, ctx.now)
}

/** The row rule hides a result from its learner until the release. */
async function releasedScore(ctx: Context, attemptID: string): Promise<Review['score']> {
  const row = await from(ctx, 'exam_result')
    .select(['exam_result.points', 'exam_result.most', 'exam_result.percent', 'exam_result.passed'])
    .where('exam_result.attemptID', '=', attemptID)
    .where('exam_result.releasedAt', 'is not', null)
    .executeTakeFirst()
  return row ?? null
}

/** The sections of an attempt with answers and marks. Staff and lecturers may have keys; for learners `reviewOf` decides. */
export async function reviewSections(
  ctx: Context,
  { attempt, hasKeys }: { attempt: MarkedAttempt; hasKeys: boolean },
): Promise<Review['sections']> {
  const sections = await sectionsOf(ctx, attempt._id)
  const all = attempt.paper.sections.flatMap(({ slots }) => slots)
  const keys = hasKeys ? await readKeys(ctx, all) : new Map()
  const isReleased = attempt.status === 'released' || hasKeys
  return sections.map(({ title, instruction, slots }) => ({
    ...{ title, instruction },
    slots: slots.map((slot) => {
      const ref = all.find((one) => one.slot === slot.slot)!
      const key = (keys.get(refText(ref))?.key ?? null) as QuestionKey | null
      return reviewSlot(slot, { marked: attempt.slots.find((one) => one.slot === slot.slot), key, isReleased })
    }),
  }))
}

/** Points of single questions are part of a released result, or of the keys. */
function reviewSlot(
  slot: SittingSlot,
  of: { marked: MarkedSlot | undefined; key: QuestionKey | null; isReleased: boolean },
): ReviewSlot {
  const effective = of.isReleased ? (of.marked?.effective ?? null) : null
  return {
    ...{ slot, key: of.key },
    points: effective && toDecimal(effective.points, 2),
    share: effective && shareOf(effective),
    isWaiting: of.isReleased && of.marked !== undefined && effective === null,
    comments: effective && of.marked ? commentsOf(of.marked) : [],
  }
}

function shareOf({ points, most }: { points: typeof zero; most: typeof zero }): string {
  const share = compare(most, zero) === 0 ? zero : divide(points, most)
  return toDecimal(compare(share, zero) < 0 ? fraction(0) : share, 5)
}

/** The newest comment of each stage of marking by people. */
function commentsOf({ marks }: MarkedSlot): string[] {
  const { first, second, third, regrade } = newestByStage(marks)
  return [first, second, third, regrade].flatMap((mark) => mark?.note.comment ?? [])
}
