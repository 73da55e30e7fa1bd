import type { ExamSettings, RoundType } from '#domain/learning/assessment/blueprint.ts'
import type { Fraction } from '#domain/learning/assessment/fraction.ts'
import { countedScore, isPass } from '#domain/learning/assessment/score.ts'

/** A released attempt of a learner. */
export interface ReleasedAttempt {
  id: string
  type: RoundType
  /** Exact: nothing is rounded before it is compared with the pass mark. */
  percent: Fraction
  /** Whether the paper has points. */
  hasPoints: boolean
}

interface OutcomeFacts {
  kind: 'exam' | 'practice'
  settings: Pick<ExamSettings, 'scoring' | 'resitCap' | 'passPercent'>
  /** Whether the exam has rounds that decide: post-tests, finals or resits. */
  hasDecidingRounds: boolean
}

/** What the released attempts of a learner say about an exam. */
export interface ExamOutcome {
  isComplete: boolean
  /** Null where no attempt decides, as in practice. */
  result: 'passed' | 'failed' | null
  percent: Fraction | null
}

const decidingTypes: readonly RoundType[] = ['post', 'final', 'resit']

/**
 * Returns whether the lesson of an exam is complete, and the result of the exam. Pre-tests and practice decide only where an exam has nothing
 * else: a pre-test is complete once it is released, and so is a paper without points.
 */
export function examOutcome(attempts: readonly ReleasedAttempt[], facts: OutcomeFacts): ExamOutcome {
  const { kind, settings } = facts
  const isDeciding = kind === 'exam' && facts.hasDecidingRounds
  const counting = isDeciding ? attempts.filter(({ type }) => decidingTypes.includes(type)) : attempts
  const counted = countedScore(
    counting.map(({ id, percent, type }) => ({ id, percent, isResit: type === 'resit' })),
    settings,
  )
  if (!counted) return { isComplete: false, result: null, percent: null }
  const isPassed = isPass(counted.percent, settings.passPercent)
  const needsNoPass = !isDeciding && counting.some(({ type, hasPoints }) => type === 'pre' || !hasPoints)
  return {
    isComplete: isPassed || needsNoPass,
    result: isDeciding ? (isPassed ? 'passed' : 'failed') : null,
    percent: counted.percent,
  }
}

/** The result of a course from those of its exams: failed if one is, null if none has one. */
export function courseResult(results: readonly ExamOutcome['result'][]): ExamOutcome['result'] {
  if (results.includes('failed')) return 'failed'
  return results.includes('passed') ? 'passed' : null
}
