import type { ExamSettings } from './blueprint.ts'
import { compare, divide, type Fraction, fraction, greater, lesser, multiply, sum, zero } from './fraction.ts'
import type { Slot } from './paper.ts'
import type { Grade } from './parts/grading/grader.ts'

/** A slot and the share of its points: see `gradeResponse`. A slot that is dropped counts for nobody. */
interface ScoredSlot extends Pick<Slot, 'slot' | 'points'> {
  share: Grade
  isDropped?: boolean
}

export interface Score {
  /** Never below 0. */
  points: Fraction
  most: Fraction
  /** 0 where no question carries points. */
  percent: Fraction
  passed: boolean
  /** Slots that a person still has to mark: they count 0 until then. */
  unmarked: string[]
}

/** Returns the score of a paper. It is exact: nothing is rounded before it is compared with the pass mark. */
export function scorePaper(slots: readonly ScoredSlot[], { passPercent }: Pick<ExamSettings, 'passPercent'>): Score {
  const counted = slots.filter(({ share, isDropped }) => share !== 'none' && isDropped !== true)
  const most = sum(counted.map(({ points }) => fraction(points)))
  const points = lesser(greater(sum(counted.map(pointsOf)), zero), most)
  const percent = compare(most, zero) === 0 ? zero : multiply(divide(points, most), fraction(100))
  const unmarked = counted.filter(({ share }) => share === 'manual').map(({ slot }) => slot)
  return { points, most, percent, passed: isPass(percent, passPercent), unmarked }
}

/** Whether a percentage reaches the pass mark, compared without rounding. */
export const isPass = (percent: Fraction, passPercent: number): boolean => compare(percent, fraction(passPercent)) >= 0

interface AttemptScore {
  id: string
  percent: Fraction
  isResit: boolean
}

/**
 * Returns the percentage that counts of released attempts in the order of their starts, and the attempt that it comes from:
 * the first of equals, none for a mean. A resit counts at most the cap. Null without attempts.
 */
export function countedScore(
  attempts: readonly AttemptScore[],
  { scoring, resitCap }: Pick<ExamSettings, 'scoring' | 'resitCap'>,
): { id: string | null; percent: Fraction } | null {
  const capped = attempts.map(({ id, percent, isResit }) => ({
    id,
    percent: isResit && resitCap !== null ? lesser(percent, fraction(resitCap)) : percent,
  }))
  return capped.length === 0 ? null : choices[scoring](capped)
}

interface Counted {
  id: string | null
  percent: Fraction
}

const choices: Record<ExamSettings['scoring'], (attempts: Counted[]) => Counted | null> = {
  best: (attempts) => attempts.reduce((best, each) => (compare(each.percent, best.percent) > 0 ? each : best)),
  first: (attempts) => attempts.at(0) ?? null,
  last: (attempts) => attempts.at(-1) ?? null,
  mean: (attempts) => ({
    id: null,
    percent: divide(sum(attempts.map(({ percent }) => percent)), fraction(attempts.length)),
  }),
}

const pointsOf = ({ share, points }: ScoredSlot) =>
  typeof share === 'string' ? zero : multiply(share, fraction(points))
