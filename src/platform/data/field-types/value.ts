import type { AnyField, Fields } from '#platform/data/collection/field.ts'
import { isNullable } from '#platform/data/collection/order.ts'
import { fieldTypeOf } from './field-type-of.ts'
import type { Shape } from './field-type.ts'

/** Returns the hidden column that stores the form of a field's value, if its kind has one. */
export const shapeOf = (name: string, field: AnyField): (Shape & { name: string }) | null => {
  const { shape } = fieldTypeOf(field)
  return shape && !field.derived ? { ...shape, name: name + shape.suffix } : null
}

/** Returns the hidden columns for these wire values of a collection. */
export const shapesOf = (fields: Fields, wires: Record<string, unknown>): Record<string, boolean> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const shape = Object.hasOwn(wires, name) && shapeOf(name, field)
      return shape ? [[shape.name, shape.of(wires[name])]] : []
    }),
  )

/** Returns a field of a stored row in the API's shape. */
export const wireValue = (name: string, field: AnyField, row: Record<string, unknown>): unknown => {
  const stored = row[name]
  const { encode } = fieldTypeOf(field)
  if (stored === null || stored === undefined || !encode) return stored
  const shape = shapeOf(name, field)
  return encode(stored, shape ? ((row[shape.name] as boolean | null) ?? null) : null)
}

/** Returns the wire value of an emptied field: null if allowed, otherwise an empty value. */
export const emptied = (field: AnyField): unknown =>
  isNullable(field) || field.required ? null : (fieldTypeOf(field).blank ?? null)
