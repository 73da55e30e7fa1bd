import type { Policy } from '#domain/learning/assessment/question.ts'
import type { About, SeedQuestion } from '../seed-question.ts'
import { commonOf, guidanceOf, idOf, optionsOf, questionOf } from './about.ts'

/** A wrong option, or one with the reason why it is wrong. */
type Wrong = string | [text: string, why: string]

const textOf = (wrong: Wrong) => (typeof wrong === 'string' ? wrong : wrong[0])

const feedbackOf = (about: About, wrong: readonly Wrong[]) => {
  const reasons = wrong.flatMap((one) => (typeof one === 'string' ? [] : [[idOf(about, one[0]), one[1]] as const]))
  return reasons.length === 0 ? {} : { optionFeedback: Object.fromEntries(reasons) }
}

/** A question with one right option. `penalty` is in percent of the points. */
export function single(about: About & { right: string; wrong: readonly Wrong[]; penalty?: number }): SeedQuestion {
  const options = optionsOf(about, [about.right, ...about.wrong.map(textOf)])
  const penalty = about.penalty === undefined ? {} : { penalty: about.penalty }
  return {
    ...commonOf(about),
    question: questionOf<'single'>(about, { type: 'single', content: { options, shuffle: true } }),
    key: {
      type: 'single',
      key: { weights: { [idOf(about, about.right)]: 100 } },
      ...guidanceOf(about),
      ...feedbackOf(about, about.wrong),
      ...penalty,
    },
  }
}

export function multiple(
  about: About & { right: readonly string[]; wrong: readonly Wrong[]; policy?: Policy },
): SeedQuestion {
  const options = optionsOf(about, [...about.right, ...about.wrong.map(textOf)])
  const correct = about.right.map((text) => idOf(about, text))
  return {
    ...commonOf(about),
    question: questionOf<'multiple'>(about, { type: 'multiple', content: { options, shuffle: true } }),
    key: {
      type: 'multiple',
      key: { policy: about.policy ?? 'right-minus-wrong', correct },
      ...guidanceOf(about),
      ...feedbackOf(about, about.wrong),
    },
  }
}

export const trueFalse = (about: About & { correct: boolean }): SeedQuestion => ({
  ...commonOf(about),
  question: questionOf<'truefalse'>(about, { type: 'truefalse', content: {} }),
  key: { type: 'truefalse', key: { correct: about.correct }, ...guidanceOf(about) },
})
