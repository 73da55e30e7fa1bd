import type { AnyField } from '#platform/data/collection/field.ts'
import { isNullable } from '#platform/data/collection/order.ts'
import { fieldTypeOf } from '#platform/data/field-types/field-type-of.ts'

export const operators = [
  'is',
  'not',
  'has',
  'lacks',
  'min',
  'max',
  'from',
  'until',
  'within',
  'empty',
  'filled',
] as const
export type Operator = (typeof operators)[number]

/** How values of a field are compared: by choice, text, size or calendar. */
export type Family = 'chosen' | 'text' | 'number' | 'boolean' | 'day' | 'entries'

const asked: Record<Family, readonly Operator[]> = {
  chosen: ['is', 'not'],
  text: ['has', 'lacks', 'is', 'not'],
  number: ['is', 'min', 'max'],
  boolean: ['is'],
  day: ['is', 'from', 'until', 'within'],
  entries: ['has', 'lacks'],
}

/** Returns the family of a field; null if lists cannot filter by it. */
export const familyOf = (field: AnyField): Family | null => {
  const { comparedAs } = fieldTypeOf(field)
  if (comparedAs === 'json') return null
  if (field.choices || field.dynamicChoices || field.to) return 'chosen'
  if (comparedAs === 'list') return 'entries'
  return comparedAs === 'date' || comparedAs === 'instant' ? 'day' : comparedAs
}

/** Returns the operators of a field. Tests for empty values appear only if the field can be empty. */
export const operatorsOf = (field: AnyField): readonly Operator[] => {
  const family = familyOf(field)
  if (!family) return []
  return mayBeEmpty(field) ? [...asked[family], 'empty', 'filled'] : asked[family]
}

const mayBeEmpty = (field: AnyField) =>
  fieldTypeOf(field).comparedAs === 'list' || (field.decode !== undefined && (isNullable(field) || takesNothing(field)))

const takesNothing = (field: AnyField) => fieldTypeOf(field).comparedAs === 'text' && field.decode.safeParse('').success
