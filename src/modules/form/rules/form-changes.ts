import { compareForms } from '#domain/form/compare-forms.ts'
import type { FormDefinition } from '#domain/form/definition.ts'

/** What a person is told of a question that changed while they filled in the form. */
export interface FormChange {
  kind: 'added' | 'removed' | 'changed'
  /** Of the field or data set. */
  name: string
  label: string
  /** The data set that the field is in; empty outside. */
  set: string
}

/** Returns the questions that differ between two versions, each once. The order of questions alone is no change. */
export function formChanges(before: FormDefinition, after: FormDefinition): FormChange[] {
  const found = new Map<string, FormChange>()
  for (const { code, name } of compareForms(before, after).changes) {
    const kind = code === 'added' || code === 'removed' ? code : 'changed'
    if (code === 'order' || code === 'words' || found.has(name)) continue
    found.set(name, { kind, name, ...placeOf(kind === 'removed' ? before : after, name) })
  }
  return [...found.values()]
}

function placeOf({ fields, sets }: FormDefinition, name: string): { label: string; set: string } {
  const field = fields.find((one) => one.name === name)
  if (field) return { label: field.label || name, set: '' }
  const own = sets.find((set) => set.name === name)
  if (own) return { label: own.title || name, set: '' }
  const around = sets.find((set) => set.fields.some((one) => one.name === name))
  return { label: around?.fields.find((one) => one.name === name)?.label || name, set: around?.name ?? '' }
}
