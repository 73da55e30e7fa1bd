import { arrangeOptions, type QuestionChoices } from '../../parts/drawing/question-choices.ts'

export const matchChoices: QuestionChoices<'match'> = {
  lists: ({ rows, choices, shuffle }) => [
    { options: rows, shuffle: false, isStatic: true },
    { options: choices, shuffle },
  ],
  arrange: (content, ids) => ({ ...content, choices: arrangeOptions(content.choices, ids) }),
}
