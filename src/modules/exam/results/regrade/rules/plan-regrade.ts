import { compare, type Fraction, fraction, multiply, zero } from '#domain/learning/assessment/fraction.ts'
import { gradeResponse } from '#domain/learning/assessment/grade.ts'
import type { Question, QuestionKey, Response } from '#domain/learning/assessment/question.ts'
import { type PaperScore, paperScore } from '../../rules/paper-score.ts'

/** also-accept and new-key grade again with a key; the others need none. */
export const regradeModes = ['also-accept', 'new-key', 'full-credit', 'drop'] as const
type RegradeMode = (typeof regradeModes)[number]

export interface SlotPoints {
  points: Fraction
  most: Fraction
}

/** A slot that a regrade concerns: what its question is worth on this paper, and what was answered. */
interface RegradedSlot {
  slot: string
  /** Decimal points on the paper. */
  points: string
  question: Question
  response: Response | null
}

/** Returns the points of a slot after a regrade. Null where a person has to mark it, or the key does not fit. */
export function regradedPoints(
  { points, question, response }: RegradedSlot,
  of: { mode: RegradeMode; key: QuestionKey | null; hasPenalty: boolean },
): SlotPoints | null {
  const most = fraction(points)
  if (of.mode === 'drop') return { points: zero, most: zero }
  if (of.mode === 'full-credit') return { points: most, most }
  if (of.key === null || of.key.type !== question.type) return null
  const share = gradeResponse({ question, key: of.key, response, hasPenalty: of.hasPenalty })
  return typeof share === 'string' ? null : { points: multiply(share, most), most }
}

/** What a regrade does with an attempt; `lower` and `same` change nothing. */
type RegradeResult = 'changed' | 'same' | 'lower' | 'unfit'

export interface RegradePlan {
  result: RegradeResult
  before: PaperScore
  after: PaperScore
}

interface PlanInput {
  /** The slots of the paper with what counts now, without those that wait for a marker. */
  current: ReadonlyMap<string, SlotPoints>
  slot: string
  next: SlotPoints | null
  neverLower: boolean
  passPercent: number
}

/** Plans a regrade of one slot. With `neverLower`, nothing changes where the slot or the percentage would sink. */
export function planRegrade({ current, slot, next, neverLower, passPercent }: PlanInput): RegradePlan {
  const before = paperScore([...current.values()], passPercent)
  const present = current.get(slot)
  if (next === null) return { result: 'unfit', before, after: before }
  if (present && isSame(present, next)) return { result: 'same', before, after: before }
  const after = paperScore([...new Map(current).set(slot, next).values()], passPercent)
  const sinks = compare(after.percent, before.percent) < 0 || (present !== undefined && isLower(present, next))
  return neverLower && sinks ? { result: 'lower', before, after: before } : { result: 'changed', before, after }
}

const isSame = (left: SlotPoints, right: SlotPoints) =>
  compare(left.points, right.points) === 0 && compare(left.most, right.most) === 0

/** Points of a slot that stays worth the same. A dropped one is compared by the percentage alone. */
const isLower = (left: SlotPoints, right: SlotPoints) =>
  compare(left.most, right.most) === 0 && compare(right.points, left.points) < 0
