import { arrangeOptions, type QuestionChoices } from '../../parts/drawing/question-choices.ts'
import { correctOptions } from './grade.ts'

export const multipleChoices: QuestionChoices<'multiple'> = {
  lists: ({ options, shuffle }, key) => [{ options, shuffle, correct: key ? [...correctOptions(key)] : [] }],
  arrange: (content, ids) => ({ ...content, options: arrangeOptions(content.options, ids) }),
}
