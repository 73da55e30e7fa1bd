import type { QuestionKey } from '#domain/learning/assessment/question.ts'
import type { SittingSlot } from '../../protocol.ts'

/** An answered question with its result, as far as the review setting of the exam allows. */
export interface ReviewSlot {
  slot: SittingSlot
  /** Decimal points, may be negative. Null before they are marked, and where nothing is marked. */
  points: string | null
  /** Points from 0 to 1 of the most, as a decimal text. Null as `points`. */
  share: string | null
  /** Whether a person still has to mark it. */
  isWaiting: boolean
  /** Only where the learner may see keys. */
  key: QuestionKey | null
  /** Comments of markers. */
  comments: string[]
}
