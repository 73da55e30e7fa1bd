import type { RawAnswers } from '#domain/form/judge.ts'

/** Where an answer is: a field by its name, or a field of one copy of a data set. */
export interface FieldPath {
  name: string
  set?: string
  /** The key of the copy, which stays when other copies are removed. */
  key?: string
}

/** One copy of a data set: answers by name, and its key. */
export type CopyAnswers = Readonly<Record<string, unknown>> & { _key: string }

/** Returns a text that names the path as long as the copy exists. */
export const pathText = ({ name, set, key }: FieldPath) => (set === undefined ? name : `${set}.${key}.${name}`)

const noCopies: readonly CopyAnswers[] = []

/** Returns the copies of a data set, the same list as long as none changed. */
export function copiesOf(answers: RawAnswers, set: string): readonly CopyAnswers[] {
  const copies = answers[set]
  return Array.isArray(copies) ? (copies as CopyAnswers[]) : noCopies
}

export function answerAt(answers: RawAnswers, { name, set, key }: FieldPath): unknown {
  if (set === undefined) return answers[name]
  return copiesOf(answers, set).find(({ _key }) => _key === key)?.[name]
}

/** Returns answers with one changed. A copy that no longer exists changes nothing. */
export function withAnswer(answers: RawAnswers, { name, set, key }: FieldPath, value: unknown): RawAnswers {
  if (set === undefined) return { ...answers, [name]: value }
  const copies = copiesOf(answers, set)
  return { ...answers, [set]: copies.map((copy) => (copy._key === key ? { ...copy, [name]: value } : copy)) }
}

/** Returns answers with a new copy at the end of a data set, or the same at its limit. */
export function withCopy(
  answers: RawAnswers,
  { set, limit, copy }: { set: string; limit: number; copy: CopyAnswers },
): RawAnswers {
  const copies = copiesOf(answers, set)
  return copies.length >= limit ? answers : { ...answers, [set]: [...copies, copy] }
}

export const withoutCopy = (answers: RawAnswers, { set, key }: { set: string; key: string }): RawAnswers => ({
  ...answers,
  [set]: copiesOf(answers, set).filter(({ _key }) => _key !== key),
})

/** Returns the path as the judge writes it: copies by their place. */
export function judgePath(answers: RawAnswers, { name, set, key }: FieldPath): string {
  if (set === undefined) return name
  return `${set}.${copiesOf(answers, set).findIndex(({ _key }) => _key === key)}.${name}`
}

/** Returns the path of the judge, or null for one that names no answer. */
export function fieldPath(answers: RawAnswers, path: string): FieldPath | null {
  const [first, place, name] = path.split('.')
  if (first === undefined) return null
  if (place === undefined || name === undefined) return { name: first }
  const key = copiesOf(answers, first)[Number(place)]?._key
  return key === undefined ? null : { name, set: first, key }
}
