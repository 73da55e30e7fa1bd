import type { AnyField, Fields } from '#platform/data/collection/field.ts'
import { fieldTypeOf } from '#platform/data/field-types/field-type-of.ts'
import { emptied } from '#platform/data/field-types/value.ts'

/**
 * Returns a field's wire value with the part at `path` set. Existing parts stay, and missing ones are empty. Without a
 * path it replaces the whole value.
 */
export const withPart = (whole: unknown, of: { path: string[]; value: unknown; field: AnyField }): unknown => {
  const [name, ...path] = of.path
  if (name === undefined) return of.value
  const parts = fieldTypeOf(of.field).parts!(of.field)
  const before = (whole ?? mapped(parts, emptyPart)) as Record<string, unknown>
  return { ...before, [name]: withPart(before[name], { path, value: of.value, field: parts[name]! }) }
}

/** A part is optional on its own. */
export const asPart = (field: AnyField): AnyField => ({ ...field, required: false })

/** Returns how many columns a field has: one, or those of its parts. */
export const leafCount = (field: AnyField): number => {
  const parts = fieldTypeOf(field).parts?.(field)
  return parts ? Object.values(parts).reduce((sum, one) => sum + leafCount(one), 0) : 1
}

const emptyPart = (field: AnyField): unknown => {
  const parts = fieldTypeOf(field).parts?.(field)
  return parts ? mapped(parts, emptyPart) : emptied(asPart(field))
}

const mapped = (parts: Fields, each: (field: AnyField) => unknown) =>
  Object.fromEntries(Object.entries(parts).map(([name, field]) => [name, each(field)]))
