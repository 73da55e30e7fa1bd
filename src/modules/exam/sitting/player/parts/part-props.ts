import type { KeyByType, QuestionOf, QuestionType, ResponseByType } from '#domain/learning/assessment/question.ts'
import type { SittingSlot } from '../../protocol.ts'
import type { PlayerWords } from '../words.ts'

/** What a question of a type needs to be answered, or read with its result. */
export interface PartProps<Type extends QuestionType> {
  slot: Omit<SittingSlot, 'question' | 'response'> & { question: QuestionOf<Type> }
  response: ResponseByType[Type] | null
  onChange: (response: ResponseByType[Type] | null) => void
  isReadOnly: boolean
  words: PlayerWords
  /** Returns the address of a stored file by its key. */
  fileUrl: (key: string) => string
  /** The key, where the learner may see it. Parts then mark what is right and wrong. */
  review?: PartReview<Type> | undefined
}

interface PartReview<Type extends QuestionType> {
  key: KeyByType[Type]
  optionFeedback: Record<string, string>
}

/** Ids of a question's elements on the page. */
export const stemId = (slot: string) => `question-${slot}-stem`
export const partId = (slot: string, part: string) => `question-${slot}-${part}`
