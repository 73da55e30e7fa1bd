import type { QuestionType } from '#domain/learning/assessment/question.ts'

const textMs = 1500
const choiceMs = 250
const texts: ReadonlySet<QuestionType> = new Set(['short', 'numeric', 'essay'])

/** Returns how long an input rests before it is sent, in milliseconds: a text until the learner pauses. */
export const restMsOf = (type: QuestionType) => (texts.has(type) ? textMs : choiceMs)
