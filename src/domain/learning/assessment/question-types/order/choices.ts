import { arrangeOptions, type QuestionChoices } from '../../parts/drawing/question-choices.ts'

export const orderChoices: QuestionChoices<'order'> = {
  lists: ({ items }) => [{ options: items, shuffle: true }],
  arrange: ({ items }, ids) => ({ items: arrangeOptions(items, ids) }),
}
