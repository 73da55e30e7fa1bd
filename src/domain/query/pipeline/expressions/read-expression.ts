import { jsonFault } from '#domain/validation/json.ts'
import { isCleanText } from '#domain/validation/text.ts'
import { hasRoom, isPlainObject, MOST_DEPTH, MOST_TEXT, refuse } from '../../reading/reading.ts'
import type { Expression } from '../pipeline.ts'
import { columnAt, isName } from '../shape.ts'
import { readCall } from './calls.ts'
import { readSame } from './conversions.ts'
import type { ExpressionAt } from './place.ts'

const LITERAL = { depth: 8, bytes: 10_000 }

/**
 * Reads a value of a pipeline: `'$field'`, `'$$ROOT'`, a constant, an object of values or a call. Returns null if it is
 * refused.
 */
export function readExpression(at: ExpressionAt): Expression | null {
  const { reading, input, depth } = at
  if (depth > MOST_DEPTH) return refused(at, 'too-deep')
  if (!hasRoom(reading)) return refused(at, 'too-many')
  if (typeof input === 'string') return readText(at, input)
  if (typeof input === 'number') {
    return Number.isFinite(input) ? { is: 'constant', value: input, kind: 'number' } : refused(at, 'wrong-type')
  }
  if (typeof input === 'boolean') return { is: 'constant', value: input, kind: 'boolean' }
  if (input === null) return { is: 'literal', value: null }
  if (!isPlainObject(input)) return refused(at, 'expression')
  const [key = '', ...others] = Object.keys(input)
  if (key.startsWith('$')) return others.length === 0 ? readOperator(at, key) : refused(at, 'expression')
  return readObject(at, input)
}

function refused(at: ExpressionAt, code: Parameters<typeof refuse>[1]['code'], field = at.field): null {
  refuse(at.reading, { field, code })
  return null
}

function readText(at: ExpressionAt, text: string): Expression | null {
  if (text === '$$ROOT') return { is: 'root' }
  if (text.startsWith('$$')) return refused(at, 'unknown-field', text)
  if (text.startsWith('$')) return readField(at, text.slice(1))
  if (text.length > MOST_TEXT) return refused(at, 'too-long')
  return isCleanText(text) ? { is: 'constant', value: text, kind: 'text' } : refused(at, 'unclean-text')
}

function readField(at: ExpressionAt, path: string): Expression | null {
  const found = columnAt(at.shape, path)
  if (!found) return refused(at, 'unknown-field', `${at.field}.${path}`)
  if (found.path.length === 0) return { is: 'field', path, column: found.column }
  return found.kind === 'object' ? null : { is: 'field', path, column: { kind: found.kind } }
}

function readOperator(at: ExpressionAt, key: string): Expression | null {
  const operand = (at.input as Record<string, unknown>)[key]
  const inside = { ...at, field: `${at.field}.${key}`, input: operand, readInside: readExpression }
  if (key === '$literal') return readLiteral(inside)
  return readSame(inside, key) ?? readCall(inside, key)
}

function readLiteral(at: ExpressionAt): Expression | null {
  const fault = jsonFault(at.input, LITERAL)
  return fault ? refused(at, fault === 'unclean-text' ? 'unclean-text' : 'shape') : { is: 'literal', value: at.input }
}

function readObject(at: ExpressionAt, input: Record<string, unknown>): Expression | null {
  const of: Record<string, Expression> = {}
  for (const [name, value] of Object.entries(input)) {
    const field = `${at.field}.${name}`
    if (!isName(name)) return refused(at, 'bad-name', field)
    const read = readExpression({ ...at, field, depth: at.depth + 1, input: value })
    if (!read) return null
    of[name] = read
  }
  return Object.keys(of).length > 0 ? { is: 'object', of, from: null } : refused(at, 'expression')
}
