import type { FormNode } from './order-form.ts'

/** Returns the path of a field, in this copy of its data set, or of a data set. */
export function pathOf({ field, set }: FormNode, copy: number | null): string {
  if (field === null) return set.name
  return set === null ? field.name : `${set.name}.${copy}.${field.name}`
}
