import type { KeyOf, Question, QuestionKey, QuestionOf, QuestionType } from '../../question.ts'
import { gapChoices } from '../../question-types/gap/choices.ts'
import { inlineChoices } from '../../question-types/inline/choices.ts'
import { matchChoices } from '../../question-types/match/choices.ts'
import { matrixChoices } from '../../question-types/matrix/choices.ts'
import { multipleChoices } from '../../question-types/multiple/choices.ts'
import { orderChoices } from '../../question-types/order/choices.ts'
import { singleChoices } from '../../question-types/single/choices.ts'
import { type ChoiceList, noChoices, type QuestionChoices } from './question-choices.ts'

const choicesByType: { [Type in QuestionType]: QuestionChoices<Type> } = {
  single: singleChoices,
  multiple: multipleChoices,
  match: matchChoices,
  order: orderChoices,
  gap: gapChoices,
  inline: inlineChoices,
  matrix: matrixChoices,
  truefalse: noChoices,
  short: noChoices,
  numeric: noChoices,
  essay: noChoices,
  file: noChoices,
  hotspot: noChoices,
  scale: noChoices,
  'text-only': noChoices,
}

// Question and key have one type; TypeScript cannot follow it through two unions.
const choicesOf = (question: Question) => choicesByType[question.type] as QuestionChoices<'single'>

/** Returns the lists of options of a question, with the correct ones if its key is at hand. */
export const choiceLists = (question: Question, key?: QuestionKey): ChoiceList[] =>
  choicesOf(question).lists((question as QuestionOf<'single'>).content, (key as KeyOf<'single'> | undefined)?.key)

/** Returns the question with its options in the order of the ids. */
export function arrangeQuestion(question: Question, ids: readonly string[]): Question {
  const single = question as QuestionOf<'single'>
  return { ...single, content: choicesOf(question).arrange(single.content, ids) }
}
