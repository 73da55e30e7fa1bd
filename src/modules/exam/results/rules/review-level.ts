import type { ReviewLevel, ReviewMoment, RoundType } from '#domain/learning/assessment/blueprint.ts'
import type { AttemptStatus } from '../../rules/choices.ts'

/** What decides how much of an attempt its learner may see. Instants are ISO 8601. */
export interface ReviewFacts {
  review: { level: ReviewLevel; from: ReviewMoment }
  status: AttemptStatus
  type: RoundType
  /** The end of the round with its grace; null for none. */
  closedAt: string | null
  reviewUntil: string | null
  /** Whether anybody still sits this round, for example with extra time. */
  isRoundSitting: boolean
  /** Whether the exam has post-tests that are not over: a pre-test then tells nothing of its questions. */
  hasOpenPostTest: boolean
}

const levels: readonly ReviewLevel[] = ['nothing', 'score', 'answers', 'keys']
const over: readonly AttemptStatus[] = ['submitted', 'expired', 'marking', 'graded', 'released']

/**
 * Returns what a learner may see of an attempt now. The score needs its release too. Keys and answers wait for the moment of the exam, and
 * end with the review; the score stays (decision 614).
 */
export function reviewLevel(facts: ReviewFacts, now: number): ReviewLevel {
  if (!over.includes(facts.status) || !isReached(facts, now)) return 'nothing'
  const isOver = facts.reviewUntil !== null && now >= Date.parse(facts.reviewUntil)
  const isLimited = facts.type === 'pre' && facts.hasOpenPostTest
  return isOver || isLimited ? lower(facts.review.level, 'score') : facts.review.level
}

/** Whether the review includes a level. */
export const includes = (level: ReviewLevel, wanted: ReviewLevel): boolean =>
  levels.indexOf(level) >= levels.indexOf(wanted)

function isReached({ review, status, closedAt, isRoundSitting }: ReviewFacts, now: number): boolean {
  if (status === 'released' && review.from === 'released') return true
  if (review.from === 'submitted') return true
  // A round without a closing time never closes: its reviews begin with the release.
  const isClosed = closedAt === null ? status === 'released' : now >= Date.parse(closedAt)
  return review.from === 'closed' && isClosed && !isRoundSitting
}

const lower = (left: ReviewLevel, right: ReviewLevel) => (includes(left, right) ? right : left)
