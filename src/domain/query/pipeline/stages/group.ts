import { isPlainObject } from '../../reading/reading.ts'
import { columnOf } from '../columns.ts'
import { readExpression } from '../expressions/read-expression.ts'
import type { Accumulator, Expression } from '../pipeline.ts'
import { type Column, isName, type Shape } from '../shape.ts'
import { MOST_ROWS } from './plain.ts'
import { type ReadStage, refused, type StageAt } from './place.ts'

const MOST_ACCUMULATORS = 20
const SCALARS = new Set<Column['kind']>(['text', 'number', 'boolean', 'date', 'instant'])

export const readGroup: ReadStage = (at) => {
  if (!isPlainObject(at.input) || !Object.hasOwn(at.input, '_id')) return refused(at, { field: '_id', code: 'shape' })
  const { _id, ...accumulators } = at.input
  const entries = Object.entries(accumulators)
  if (entries.length > MOST_ACCUMULATORS) return refused(at, { field: '', code: 'too-many' })
  const by = _id === null ? null : readExpression({ ...at, field: '_id', depth: 1, input: _id })
  if (by === null && _id !== null) return null
  if (by?.is === 'root') return refused(at, { field: '_id', code: 'wrong-type' })
  const of: Record<string, Accumulator> = {}
  for (const [name, input] of entries) {
    const read = isName(name) ? readAccumulator(at, { name, input }) : refused(at, { field: name, code: 'bad-name' })
    if (!read) return null
    of[name] = read
  }
  const shape: Shape = { _id: by ? keyOf(columnOf(by)) : { kind: 'text' }, ...columnsOf(of) }
  return { stage: { is: 'group', by, of, shape }, shape }
}

/** A list is one value as a key. Later stages cannot read its elements, but can sort by it. */
const keyOf = (column: Column): Column => (column.kind === 'list' ? { kind: 'json', isCodes: true } : column)

const columnsOf = (of: Record<string, Accumulator>): Record<string, Column> =>
  Object.fromEntries(Object.entries(of).map(([name, one]) => [name, resultOf(one)]))

/** Returns the column that an accumulator makes. The first value of an object is returned as json. */
export const resultOf = (one: Accumulator): Column => {
  if (one.is === 'count' || one.is === 'sum' || one.is === 'avg') return { kind: 'number' }
  if (one.is === 'push' || one.is === 'addToSet') return { kind: 'json' }
  const column = columnOf(one.of)
  return SCALARS.has(column.kind) ? column : { kind: 'json' }
}

function readAccumulator(at: StageAt, asked: { name: string; input: unknown }): Accumulator | null {
  const { name, input } = asked
  const [key = '', ...others] = isPlainObject(input) ? Object.keys(input) : []
  if (others.length > 0 || !key.startsWith('$')) return refused(at, { field: name, code: 'accumulator' })
  const operand = (input as Record<string, unknown>)[key]
  const field = `${name}.${key}`
  if (key === '$count') {
    const isEmpty = isPlainObject(operand) && Object.keys(operand).length === 0
    return isEmpty ? { is: 'count' } : refused(at, { field, code: 'shape' })
  }
  if (key === '$firstN') return readFirstN(at, { field, operand })
  const is = Object.hasOwn(PLAIN, key) ? PLAIN[key]! : null
  if (!is) return refused(at, { field, code: 'accumulator' })
  const of = readExpression({ ...at, field, depth: 2, input: operand })
  return of && fitting(at, { is, of, field })
}

const PLAIN: Record<string, 'sum' | 'avg' | 'min' | 'max' | 'addToSet' | 'first' | 'last' | 'push'> = {
  $sum: 'sum',
  $avg: 'avg',
  $min: 'min',
  $max: 'max',
  $addToSet: 'addToSet',
  $first: 'first',
  $last: 'last',
  $push: 'push',
}

function fitting(at: StageAt, asked: { is: (typeof PLAIN)[string]; of: Expression; field: string }) {
  const { is, of, field } = asked
  const { kind } = columnOf(of)
  if ((is === 'sum' || is === 'avg') && kind !== 'number' && kind !== 'json')
    return refused(at, { field, code: 'wrong-type' })
  if ((is === 'min' || is === 'max') && (!SCALARS.has(kind) || kind === 'boolean'))
    return refused(at, { field, code: 'wrong-type' })
  return is === 'push' ? { is, of, most: null } : { is, of }
}

function readFirstN(at: StageAt, { field, operand }: { field: string; operand: unknown }): Accumulator | null {
  if (!isPlainObject(operand)) return refused(at, { field, code: 'shape' })
  const { input, n, ...more } = operand
  if (Object.keys(more).length > 0) return refused(at, { field, code: 'shape' })
  if (typeof n !== 'number' || !Number.isInteger(n) || n < 1 || n > MOST_ROWS)
    return refused(at, { field: `${field}.n`, code: 'too-large' })
  const of = readExpression({ ...at, field: `${field}.input`, depth: 2, input })
  return of && { is: 'push', of, most: n }
}
