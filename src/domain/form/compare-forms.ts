import type { DataSet, FormDefinition, FormField } from './definition.ts'
import { fieldChanges } from './version/field-changes.ts'
import { isSame } from './version/is-same.ts'

/** A change between two versions of a form. `name` is the field or data set. */
interface FormChange {
  code: string
  name: string
}

/**
 * Compares two versions of a form. Answers of the first may be taken under the second unless `isBreaking`: words, the
 * order, an optional field, more options or a wider limit break nothing.
 */
export function compareForms(
  before: FormDefinition,
  after: FormDefinition,
): { isBreaking: boolean; changes: FormChange[] } {
  const found = [
    ...comparedFields(before, after),
    ...comparedSets(before.sets, after.sets),
    ...comparedOrder(before, after),
  ]
  return {
    isBreaking: found.some(({ isBreaking }) => isBreaking),
    changes: found.map(({ code, name }) => ({ code, name })),
  }
}

type Found = FormChange & { isBreaking: boolean }

interface Placed {
  field: FormField
  /** The name of the data set, empty outside. */
  set: string
}

const placedFields = ({ fields, sets }: FormDefinition) =>
  new Map(
    [
      ...fields.map((field): Placed => ({ field, set: '' })),
      ...sets.flatMap((set) => set.fields.map((field): Placed => ({ field, set: set.name }))),
    ].map((placed) => [placed.field.id, placed]),
  )

function comparedFields(before: FormDefinition, after: FormDefinition): Found[] {
  const [earlier, later] = [placedFields(before), placedFields(after)]
  const removed = [...earlier.values()]
    .filter(({ field }) => !later.has(field.id))
    .map(({ field }): Found => ({ code: 'removed', name: field.name, isBreaking: field.type !== 'note' }))
  return [...removed, ...[...later.values()].flatMap((placed) => comparedField(earlier.get(placed.field.id), placed))]
}

function comparedField(earlier: Placed | undefined, { field, set }: Placed): Found[] {
  const { name } = field
  if (!earlier) return [{ code: 'added', name, isBreaking: field.required }]
  const moved: Found[] = earlier.set === set ? [] : [{ code: 'moved', name, isBreaking: true }]
  return [...moved, ...fieldChanges(earlier.field, field).map((change) => ({ ...change, name }))]
}

function comparedSets(before: readonly DataSet[], after: readonly DataSet[]): Found[] {
  const earlier = new Map(before.map((set) => [set.name, set]))
  const names = new Set(after.map(({ name }) => name))
  return [
    ...before.filter(({ name }) => !names.has(name)).map(({ name }) => ({ code: 'removed', name, isBreaking: true })),
    ...after.flatMap((set) => comparedSet(earlier.get(set.name), set)),
  ]
}

function comparedSet(earlier: DataSet | undefined, { name, title, limit, isRequired }: DataSet): Found[] {
  if (!earlier) return [{ code: 'added', name, isBreaking: isRequired }]
  const changes = [
    { code: 'words', isChanged: earlier.title !== title, isBreaking: false },
    { code: 'limit', isChanged: earlier.limit !== limit, isBreaking: limit < earlier.limit },
    { code: 'required', isChanged: earlier.isRequired !== isRequired, isBreaking: isRequired },
  ]
  return changes.filter(({ isChanged }) => isChanged).map(({ code, isBreaking }) => ({ code, name, isBreaking }))
}

function comparedOrder(before: FormDefinition, after: FormDefinition): Found[] {
  const orderOf = ({ fields, sets, tabs }: FormDefinition) => [
    [...fields, ...sets.flatMap((set) => set.fields)].map(({ id }) => id),
    tabs,
  ]
  return isSame(orderOf(before), orderOf(after)) ? [] : [{ code: 'order', name: '', isBreaking: false }]
}
