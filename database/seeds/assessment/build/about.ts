import { createHash } from 'node:crypto'
import type { Option, QuestionOf, QuestionType } from '#domain/learning/assessment/question.ts'
import type { About } from '../seed-question.ts'

/** Returns an id that is the same in each run and says nothing about the text. */
export const idOf = ({ code }: About, text: string): string =>
  createHash('sha256').update(`${code} ${text}`).digest('hex').slice(0, 10)

/** Options in the order of their ids, so that their place says nothing either. Equal texts are one option. */
export const optionsOf = (about: About, texts: readonly string[]): Option[] =>
  [...new Set(texts)]
    .map((text) => ({ id: idOf(about, text), text }))
    .toSorted((left, right) => (left.id < right.id ? -1 : 1))

/** What all questions have. */
export const commonOf = ({ code, level: difficulty, topic }: About) => ({ code, difficulty, ...topic })

export const questionOf = <Type extends QuestionType>(
  { stem, hint }: About,
  of: Pick<QuestionOf<Type>, 'type' | 'content'>,
) => ({ ...of, stem: `<p>${stem}</p>`, ...(hint !== undefined && { hint }) })

export const guidanceOf = ({ feedback }: About) => (feedback === undefined ? {} : { feedback })
