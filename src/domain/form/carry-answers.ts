import type { DataSet, FormDefinition, FormField } from './definition.ts'
import type { RawAnswers } from './judge.ts'

/**
 * Returns answers of one version of a form under the names of another. A field has the same `id` in both, and keeps its answer unless
 * its type or its data set is another. Fields that the answers lack are not added.
 */
export function carryAnswers(
  answers: RawAnswers,
  { before, after }: { before: FormDefinition; after: FormDefinition },
): Record<string, unknown> {
  const outside = carried(answers, { before: before.fields, after: after.fields })
  const ofSets = before.sets.flatMap((set): [string, unknown][] => {
    const same = sameSet(set, after.sets)
    const copies = Object.hasOwn(answers, set.name) ? answers[set.name] : undefined
    if (!same || !Array.isArray(copies)) return []
    return [
      [same.name, copies.filter(isCopy).map((copy) => carriedCopy(copy, { before: set.fields, after: same.fields }))],
    ]
  })
  return { ...outside, ...Object.fromEntries(ofSets) }
}

interface Fields {
  before: readonly FormField[]
  after: readonly FormField[]
}

function carried(answers: RawAnswers, { before, after }: Fields): Record<string, unknown> {
  const later = new Map(after.map((field) => [field.id, field]))
  return Object.fromEntries(
    before.flatMap(({ id, name, type }): [string, unknown][] => {
      const same = later.get(id)
      return same?.type === type && Object.hasOwn(answers, name) ? [[same.name, answers[name]]] : []
    }),
  )
}

const carriedCopy = (copy: RawAnswers, fields: Fields) => ({
  ...(Object.hasOwn(copy, '_key') && { _key: copy['_key'] }),
  ...carried(copy, fields),
})

/** A data set has no id of its own: it is the one with its name, or with one of its fields. */
function sameSet({ name, fields }: DataSet, sets: readonly DataSet[]): DataSet | undefined {
  const ids = new Set(fields.map(({ id }) => id))
  return sets.find((set) => set.name === name) ?? sets.find((set) => set.fields.some(({ id }) => ids.has(id)))
}

const isCopy = (copy: unknown): copy is RawAnswers => typeof copy === 'object' && copy !== null && !Array.isArray(copy)
