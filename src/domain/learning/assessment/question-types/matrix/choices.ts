import { noChoices, type QuestionChoices } from '../../parts/drawing/question-choices.ts'

export const matrixChoices: QuestionChoices<'matrix'> = {
  lists: ({ rows, columns }) => [
    { options: rows, shuffle: false, isStatic: true },
    { options: columns, shuffle: false, isStatic: true },
  ],
  arrange: noChoices.arrange,
}
