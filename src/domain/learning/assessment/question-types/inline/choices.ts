import { arrangeOptions, type QuestionChoices } from '../../parts/drawing/question-choices.ts'
import { ownValue } from '../../parts/grading/part-share.ts'

export const inlineChoices: QuestionChoices<'inline'> = {
  lists: ({ blanks }, key) =>
    blanks.map(({ id, options }) => ({ options, shuffle: true, correct: ownValue(key?.answers ?? {}, id) ?? [] })),
  arrange: (content, ids) => ({
    ...content,
    blanks: content.blanks.map(({ id, options }) => ({ id, options: arrangeOptions(options, ids) })),
  }),
}
