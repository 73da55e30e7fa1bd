import type { FormDefinition, FormField } from '#domain/form/definition.ts'

/** Clean answers by name. A data set is an array of copies, each with its `_key`. */
export type SubmittedAnswers = Readonly<Record<string, unknown>>

/** Separates answers that only some staff may read. A copy keeps its `_key` in both parts. */
export function splitPrivate(
  definition: FormDefinition,
  values: SubmittedAnswers,
): { open: SubmittedAnswers; hidden: SubmittedAnswers } {
  return {
    open: partOf(definition, { values, isHidden: false }),
    hidden: partOf(definition, { values, isHidden: true }),
  }
}

/** Returns answers with the private ones in their places. */
export function joinPrivate(open: SubmittedAnswers, hidden: SubmittedAnswers): SubmittedAnswers {
  const sets = Object.entries(hidden).map(([name, value]) => [name, joinCopies(open[name], value)])
  return { ...open, ...Object.fromEntries(sets) }
}

/** Whether a form asks for something private. */
export const hasPrivate = ({ fields, sets }: FormDefinition): boolean =>
  [...fields, ...sets.flatMap((set) => set.fields)].some(({ isPrivate }) => isPrivate)

interface Part {
  values: SubmittedAnswers
  isHidden: boolean
}

function partOf({ fields, sets }: FormDefinition, { values, isHidden }: Part): SubmittedAnswers {
  const own = ownOf(fields, { values, isHidden })
  const ofSets = sets.flatMap((set): [string, unknown][] => {
    const copies = values[set.name]
    const isIn = !isHidden || set.fields.some(({ isPrivate }) => isPrivate)
    if (!Array.isArray(copies) || !isIn) return []
    return [[set.name, copies.map((copy) => ({ _key: copy._key, ...ownOf(set.fields, { values: copy, isHidden }) }))]]
  })
  return { ...own, ...Object.fromEntries(ofSets) }
}

const ownOf = (fields: readonly FormField[], { values, isHidden }: Part): SubmittedAnswers =>
  Object.fromEntries(
    fields
      .filter(({ name, isPrivate }) => isPrivate === isHidden && Object.hasOwn(values, name))
      .map(({ name }) => [name, values[name]]),
  )

function joinCopies(open: unknown, hidden: unknown): unknown {
  if (!Array.isArray(open) || !Array.isArray(hidden)) return hidden
  return open.map((copy) => ({ ...copy, ...hidden.find(({ _key }) => _key === copy._key) }))
}

/** Returns the form without its private fields. */
export const withoutPrivate = (definition: FormDefinition): FormDefinition => {
  const open = (fields: readonly FormField[]) => fields.filter(({ isPrivate }) => !isPrivate)
  return {
    ...definition,
    fields: open(definition.fields),
    sets: definition.sets.map((set) => ({ ...set, fields: open(set.fields) })),
  }
}
