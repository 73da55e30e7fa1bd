import type { Policy } from '#domain/learning/assessment/question.ts'
import type { About, SeedQuestion } from '../seed-question.ts'
import { commonOf, guidanceOf, idOf, optionsOf, questionOf } from './about.ts'

/** Rows with what belongs to each, and choices that belong to none. */
export function match(
  about: About & { pairs: readonly (readonly [row: string, choice: string])[]; extra?: readonly string[] },
): SeedQuestion {
  const rows = about.pairs.map(([row]) => ({ id: idOf(about, row), text: row }))
  const choices = optionsOf(about, [...about.pairs.map(([, choice]) => choice), ...(about.extra ?? [])])
  const pairs = Object.fromEntries(about.pairs.map(([row, choice]) => [idOf(about, row), idOf(about, choice)]))
  return {
    ...commonOf(about),
    question: questionOf<'match'>(about, { type: 'match', content: { rows, choices, shuffle: true } }),
    key: { type: 'match', key: { policy: 'by-part', pairs }, ...guidanceOf(about) },
  }
}

/** Steps from the first to the last. */
export const order = (about: About & { steps: readonly string[]; policy?: Policy }): SeedQuestion => ({
  ...commonOf(about),
  question: questionOf<'order'>(about, { type: 'order', content: { items: optionsOf(about, about.steps) } }),
  key: {
    type: 'order',
    key: { policy: about.policy ?? 'by-part', sequence: about.steps.map((text) => idOf(about, text)) },
    ...guidanceOf(about),
  },
})

/** Rows with the columns that are right for each. */
export function matrix(
  about: About & { columns: readonly string[]; rows: readonly (readonly [row: string, ...columns: string[]])[] },
): SeedQuestion {
  const columns = about.columns.map((text) => ({ id: idOf(about, text), text }))
  const rows = about.rows.map(([text]) => ({ id: idOf(about, text), text }))
  const answers = about.rows.map(([row, ...right]) => [idOf(about, row), right.map((text) => idOf(about, text))])
  const isMultiple = about.rows.some(([, ...right]) => right.length > 1)
  return {
    ...commonOf(about),
    question: questionOf<'matrix'>(about, { type: 'matrix', content: { rows, columns, isMultiple } }),
    key: { type: 'matrix', key: { policy: 'by-part', answers: Object.fromEntries(answers) }, ...guidanceOf(about) },
  }
}
