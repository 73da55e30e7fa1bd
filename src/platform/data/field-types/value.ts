import type { AnyField, Fields } from '#platform/data/collection/field.ts'
import { isNullable } from '#platform/data/collection/order.ts'
import { fieldTypeOf } from './field-type-of.ts'
import type { Shape } from './field-type.ts'

/** The hidden column of a field that remembers the form of its value, if its kind has one. */
export const shapeOf = (name: string, field: AnyField): (Shape & { name: string }) | null => {
  const { shape } = fieldTypeOf(field)
  return shape && !field.derived ? { ...shape, name: name + shape.suffix } : null
}

/** The hidden columns that go with these wire values of a collection. */
export const shapesOf = (fields: Fields, wires: Record<string, unknown>): Record<string, boolean> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const shape = Object.hasOwn(wires, name) && shapeOf(name, field)
      return shape ? [[shape.name, shape.of(wires[name])]] : []
    }),
  )

/** A field of a stored row as the API says it. */
export const wireValue = (name: string, field: AnyField, row: Record<string, unknown>): unknown => {
  const stored = row[name]
  const { encode } = fieldTypeOf(field)
  if (stored === null || stored === undefined || !encode) return stored
  const shape = shapeOf(name, field)
  return encode(stored, shape ? ((row[shape.name] as boolean | null) ?? null) : null)
}

/** The wire value of a field that was emptied: null where it may stand, nothing where the field is required. */
export const emptied = (field: AnyField): unknown =>
  isNullable(field) || field.required ? null : (fieldTypeOf(field).blank ?? null)
