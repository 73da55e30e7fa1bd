import type { Filter, Scalar } from './filter.ts'
import { elementsOf, valuesAt } from './values-at.ts'

type Row = Record<string, unknown>
type Related = (relation: string, row: Row) => Row[]
type Compare = Extract<Filter, { is: 'compare' }>

/**
 * Whether a row matches a filter, in memory, with the same result as the database. Rows have the form of the API: dates
 * and instants are strings. `related` returns the related rows of a row. Without it no relation matches.
 */
export function matches(filter: Filter, row: Row, related?: Related): boolean {
  switch (filter.is) {
    case 'all':
      return true
    case 'none':
      return false
    case 'and':
      return filter.of.every((part) => matches(part, row, related))
    case 'or':
      return filter.of.some((part) => matches(part, row, related))
    case 'not':
      return !matches(filter.of, row, related)
    case 'related':
      return related?.(filter.relation, row).some((other) => matches(filter.of, other, related)) ?? false
    case 'size':
      return valuesAt(row, filter.field).some((value) => Array.isArray(value) && value.length === filter.size)
    case 'element':
      return valuesAt(row, filter.field).some(
        (value) => Array.isArray(value) && value.some((one) => holds(filter.of, one)),
      )
    case 'equals':
      return isOneOf(valuesAt(row, filter.field), [filter.value])
    case 'in':
      return isOneOf(valuesAt(row, filter.field), filter.values)
    case 'compare':
      return scalarsOf(valuesAt(row, filter.field)).some((value) => compares(value, filter))
    case 'contains':
      return scalarsOf(valuesAt(row, filter.field)).some((value) => containsText(value, filter))
  }
}

// Inside `element` the field '' is the element itself.
const holds = (filter: Filter, element: unknown) =>
  matches(filter, isObject(element) ? { ...element, '': element } : { '': element })

const isObject = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)

function isOneOf(found: unknown[], wanted: Scalar[]): boolean {
  if (found.length === 0) return wanted.includes(null)
  return scalarsOf(found).some((value) => wanted.includes(value as Scalar))
}

function scalarsOf(found: unknown[]): unknown[] {
  return found.flatMap(elementsOf).map((value) => (value instanceof Date ? value.toISOString() : value))
}

function compares(value: unknown, { by, value: limit }: Compare): boolean {
  const order = orderOf(value, limit)
  if (order === null) return false
  if (by === 'gt') return order > 0
  if (by === 'gte') return order >= 0
  return by === 'lt' ? order < 0 : order <= 0
}

function orderOf(value: unknown, limit: string | number): number | null {
  if (typeof value === 'number' && typeof limit === 'number') return value - limit
  if (typeof value === 'string' && typeof limit === 'string') return compareCodePoints(value, limit)
  return null
}

// Compare by code point like the database, which sorts emoji after every letter. UTF-16 units would differ.
function compareCodePoints(one: string, other: string): number {
  const [left, right] = [[...one], [...other]]
  const at = left.findIndex((letter, index) => letter !== right[index])
  if (at === -1) return left.length - right.length
  return (left[at]?.codePointAt(0) ?? 0) - (right[at]?.codePointAt(0) ?? -1)
}

function containsText(value: unknown, wanted: { text: string; anyCase: boolean }): boolean {
  if (typeof value !== 'string') return false
  if (!wanted.anyCase) return value.includes(wanted.text)
  return value.toLowerCase().includes(wanted.text.toLowerCase())
}
