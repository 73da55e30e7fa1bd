import { arrangeOptions, type QuestionChoices } from '../../parts/drawing/question-choices.ts'

export const gapChoices: QuestionChoices<'gap'> = {
  lists: ({ choices }) => [{ options: choices, shuffle: true }],
  arrange: (content, ids) => ({ ...content, choices: arrangeOptions(content.choices, ids) }),
}
