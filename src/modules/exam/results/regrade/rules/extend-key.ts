import type { KeyByType, QuestionKey, QuestionType } from '#domain/learning/assessment/question.ts'
import { readNumber } from '#domain/thai-text/read-number.ts'

type Extensions = {
  [Type in QuestionType]?: (key: KeyByType[Type], accepted: readonly string[]) => KeyByType[Type]
}

const full = 100
const exact = { tolerance: '0', isRelative: false, percent: full }

/** Types whose key can accept more: each adds option ids, texts or numbers that earn all points. */
const extensions: Extensions = {
  single: ({ weights }, accepted) => ({
    weights: { ...weights, ...Object.fromEntries(accepted.map((id) => [id, full])) },
  }),
  short: ({ accepted: before, ...key }, accepted) => ({
    ...key,
    accepted: [
      ...before,
      ...accepted
        .filter((text) => before.every((one) => one.text !== text || one.percent !== full))
        .map((text) => ({ text, percent: full })),
    ],
  }),
  numeric: ({ accepted: before, ...key }, accepted) => ({
    ...key,
    accepted: [
      ...before,
      ...accepted.flatMap((text) => {
        const value = readNumber(text)
        const isNew = before.every((one) => Number(one.value) !== value || one.percent !== full)
        return value !== null && isNew ? [{ value: String(value), ...exact }] : []
      }),
    ],
  }),
}

/** Returns the key with more accepted answers; the key itself where its type has none to add. `parseKey` checks it afterwards. */
export function extendKey(question: QuestionKey, accepted: readonly string[]): QuestionKey {
  const extend = extensions[question.type] as ((key: unknown, more: readonly string[]) => unknown) | undefined
  return extend ? ({ ...question, key: extend(question.key, [...new Set(accepted)]) } as QuestionKey) : question
}
