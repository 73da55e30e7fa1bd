import { isCleanText } from '#domain/validation/text.ts'

import type { FieldKind, Filter, Scalar, Scope } from '../filter.ts'
import { fitValue } from './fit-value.ts'
import { literalOf } from './literal.ts'
import { elementScope } from '../field-kind.ts'
import { hasRoom, isPlainObject, MOST_DEPTH, MOST_LITERAL, MOST_VALUES, type Reading, refuse } from './reading.ts'

const MOST_SIZE = 1_000_000

interface Place {
  field: string
  kind: FieldKind
  depth: number
  /** Reads a nested filter. */
  inside: (level: { scope: Scope; depth: number; input: unknown }) => Filter
}

type Operator = (reading: Reading, at: Place & { operand: unknown; beside: Record<string, unknown> }) => Filter

const OPERATORS: Record<string, Operator> = {
  $eq: (reading, at) => readEquals(reading, { ...at, value: at.operand }),
  $ne: (reading, at) => ({ is: 'not', of: readEquals(reading, { ...at, value: at.operand }) }),
  $gt: (reading, at) => readCompare(reading, { ...at, by: 'gt', value: at.operand }),
  $gte: (reading, at) => readCompare(reading, { ...at, by: 'gte', value: at.operand }),
  $lt: (reading, at) => readCompare(reading, { ...at, by: 'lt', value: at.operand }),
  $lte: (reading, at) => readCompare(reading, { ...at, by: 'lte', value: at.operand }),
  $in: (reading, at) => readIn(reading, { ...at, values: at.operand }),
  $nin: (reading, at) => ({ is: 'not', of: readIn(reading, { ...at, values: at.operand }) }),
  $not: (reading, at) => readNot(reading, at),
  $exists: (reading, at) => readExists(reading, at),
  $size: (reading, at) => readSize(reading, at),
  $elemMatch: (reading, at) => readElement(reading, at),
  $regex: (reading, at) => readRegex(reading, { ...at, expression: at.operand, options: at.beside.$options }),
  $options: (reading, at) =>
    Object.hasOwn(at.beside, '$regex') ? { is: 'all' } : refuse(reading, { field: at.field, code: 'shape' }),
}

/** The operators allowed in the condition of a field. */
export const operatorNames: readonly string[] = Object.keys(OPERATORS)

/** Whether the object is a set of operators on a field, such as `{$gte: 1}`, and not a filter of a relation. */
export function isOperators(input: Record<string, unknown>): boolean {
  const keys = Object.keys(input)
  return keys.length > 0 && keys.every((key) => Object.hasOwn(OPERATORS, key))
}

/** Reads the condition of a field: a scalar to equal, or an object of operators. */
export function readCondition(reading: Reading, at: Place & { input: unknown }): Filter {
  const { field, input } = at
  if (!isPlainObject(input)) return readEquals(reading, { ...at, value: input })
  if (at.depth > MOST_DEPTH) return refuse(reading, { field, code: 'too-deep' })
  const keys = Object.keys(input)
  if (keys.length === 0) return refuse(reading, { field, code: 'shape' })
  const parts = keys.map((key) => {
    const operator = Object.hasOwn(OPERATORS, key) ? OPERATORS[key] : undefined
    if (!operator) return refuse(reading, { field: `${field}.${key}`, code: 'unknown-operator' })
    return operator(reading, { ...at, operand: input[key], beside: input })
  })
  const told = parts.filter((part) => part.is !== 'all')
  return told.length === 1 && told[0] ? told[0] : { is: 'and', of: told }
}

function readEquals(reading: Reading, at: Place & { value: unknown }): Filter {
  const value = readValue(reading, at)
  return value === undefined ? { is: 'none' } : { is: 'equals', field: at.field, value }
}

function readCompare(reading: Reading, at: Place & { by: 'gt' | 'gte' | 'lt' | 'lte'; value: unknown }): Filter {
  const value = readValue(reading, at)
  if (value === undefined) return { is: 'none' }
  if (value === null || typeof value === 'boolean') return refuse(reading, { field: at.field, code: 'wrong-type' })
  return { is: 'compare', field: at.field, by: at.by, value }
}

function readValue(reading: Reading, at: Place & { value: unknown }): Scalar | undefined {
  if (!hasRoom(reading)) return void refuse(reading, { field: at.field, code: 'too-many' })
  const fitted = fitValue(at.kind, at.value)
  if ('value' in fitted) return fitted.value
  refuse(reading, { field: at.field, code: fitted.code })
  return undefined
}

function readIn(reading: Reading, at: Place & { values: unknown }): Filter {
  const { field, kind, values } = at
  if (!Array.isArray(values)) return refuse(reading, { field, code: 'shape' })
  if (values.length > MOST_VALUES || !hasRoom(reading)) return refuse(reading, { field, code: 'too-many' })
  const read: Scalar[] = []
  for (const value of values) {
    const fitted = fitValue(kind, value)
    if (!('value' in fitted)) return refuse(reading, { field, code: fitted.code })
    read.push(fitted.value)
  }
  return read.length === 0 ? { is: 'none' } : { is: 'in', field, values: read }
}

function readNot(reading: Reading, at: Place & { operand: unknown }): Filter {
  if (!isPlainObject(at.operand)) return refuse(reading, { field: at.field, code: 'shape' })
  return { is: 'not', of: readCondition(reading, { ...at, depth: at.depth + 1, input: at.operand }) }
}

/** A null value and a missing value are the same, because a table cannot distinguish them. */
function readExists(reading: Reading, at: Place & { operand: unknown }): Filter {
  const { field, operand } = at
  if (typeof operand !== 'boolean') return refuse(reading, { field, code: 'wrong-type' })
  if (!hasRoom(reading)) return refuse(reading, { field, code: 'too-many' })
  const isNothing: Filter = { is: 'equals', field, value: null }
  return operand ? { is: 'not', of: isNothing } : isNothing
}

function readSize(reading: Reading, at: Place & { operand: unknown }): Filter {
  const { field, operand } = at
  const isSize = typeof operand === 'number' && Number.isInteger(operand) && operand >= 0 && operand <= MOST_SIZE
  if (!isSize || !isList(at.kind)) return refuse(reading, { field, code: 'wrong-type' })
  if (!hasRoom(reading)) return refuse(reading, { field, code: 'too-many' })
  return { is: 'size', field, size: operand }
}

function readElement(reading: Reading, at: Place & { operand: unknown }): Filter {
  const { field, kind, depth, operand } = at
  if (!isList(kind)) return refuse(reading, { field, code: 'wrong-type' })
  if (!isPlainObject(operand) || Object.keys(operand).length === 0) return refuse(reading, { field, code: 'shape' })
  if (!hasRoom(reading)) return refuse(reading, { field, code: 'too-many' })
  const scope = elementScope(kind)
  const of = isOperators(operand)
    ? readCondition(reading, { ...at, depth: depth + 1, input: operand, field: '', kind: scope.kindOf('') ?? 'json' })
    : at.inside({ scope, depth: depth + 1, input: operand })
  return { is: 'element', field, of }
}

const isList = (kind: FieldKind) => kind === 'list' || kind === 'json'

function readRegex(reading: Reading, at: Place & { expression: unknown; options: unknown }): Filter {
  const { field, kind, expression, options = '' } = at
  if (typeof expression !== 'string') return refuse(reading, { field, code: 'wrong-type' })
  if (kind !== 'text' && kind !== 'list' && kind !== 'json') return refuse(reading, { field, code: 'wrong-type' })
  if (options !== '' && options !== 'i') return refuse(reading, { field, code: 'not-literal' })
  if (!hasRoom(reading)) return refuse(reading, { field, code: 'too-many' })
  if (expression.length > MOST_LITERAL * 2) return refuse(reading, { field, code: 'too-long' })
  if (!isCleanText(expression)) return refuse(reading, { field, code: 'unclean-text' })
  const text = literalOf(expression)
  if (text === null) return refuse(reading, { field, code: 'not-literal' })
  if (text.length > MOST_LITERAL) return refuse(reading, { field, code: 'too-long' })
  return { is: 'contains', field, text, anyCase: options === 'i' }
}
