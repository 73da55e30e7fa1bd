import { arrangeOptions, type QuestionChoices } from '../../parts/drawing/question-choices.ts'

export const singleChoices: QuestionChoices<'single'> = {
  lists: ({ options, shuffle }, key) => {
    const correct = Object.entries(key?.weights ?? {}).filter(([, weight]) => weight > 0)
    return [{ options, shuffle, correct: correct.map(([id]) => id) }]
  },
  arrange: (content, ids) => ({ ...content, options: arrangeOptions(content.options, ids) }),
}
