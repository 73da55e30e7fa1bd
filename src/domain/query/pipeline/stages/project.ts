import { isPlainObject, MOST_DEPTH } from '../../reading/reading.ts'
import { readExpression } from '../expressions/read-expression.ts'
import { narrowedColumn, withPath } from '../names.ts'
import type { Expression } from '../pipeline.ts'
import { columnAt, isName, type Shape } from '../shape.ts'
import { fieldOf, without } from './left-out.ts'
import { type ReadStage, refused, type StageAt } from './place.ts'
import { entriesOf, MOST_FIELDS, reshaped } from './reshape.ts'

export const readProject: ReadStage = (at) => {
  const entries = entriesOf(at)?.flatMap(([name, input]) => flat(name, input))
  if (!entries) return null
  if (entries.length > MOST_FIELDS) return refused(at, { field: '', code: 'too-many' })
  const names = entries.map(([name]) => name)
  if (entries.every(([, input]) => isNo(input))) return reshaped(without(at.shape, names))
  const of: Record<string, Expression> = {}
  const id = columnAt(at.shape, '_id')
  if (id && !names.some((name) => name.split('.')[0] === '_id')) of['_id'] = fieldOf('_id', id.column)
  for (const [path, input] of entries) {
    if (path === '_id' && isNo(input)) continue
    if (isNo(input)) return refused(at, { field: path, code: 'shape' })
    if (!placed(at, { of, path, input })) return null
  }
  return reshaped(of)
}

const isNo = (input: unknown) => input === 0 || input === false
const isYes = (input: unknown) => input === 1 || input === true

/** `{a: {b: 1}}` means the same as `{'a.b': 1}`. An object with a call is a value. */
function flat(path: string, input: unknown, depth = 1): [string, unknown][] {
  const inner = isPlainObject(input) ? Object.entries(input) : []
  if (inner.length === 0 || depth === MOST_DEPTH || !inner.every(([name]) => isName(name))) return [[path, input]]
  return inner.flatMap(([name, value]) => flat(`${path}.${name}`, value, depth + 1))
}

interface Place {
  of: Record<string, Expression>
  path: string
  input: unknown
}

/** Puts one kept or computed value at its dotted name. Returns false if refused. */
function placed(at: StageAt, to: Place): boolean {
  const names = to.path.split('.')
  const value = names.length <= MOST_DEPTH && names.every(isName) ? valueOf(at, to) : refusal(at, to, 'bad-name')
  if (!value) return false
  const into = openedFor(at, { ...to, names: value.at })
  const last = value.at.at(-1)!
  const there = into && Object.hasOwn(into, last) ? into[last] : undefined
  const merged = there ? withBoth(there, value.expression) : value.expression
  if (!into || !merged) return refusal(at, to, 'shape') ?? false
  into[last] = merged
  return true
}

/** A value and its position. A part of a json is at the position of that json. */
interface Valued {
  at: readonly string[]
  expression: Expression
}

const valueOf = (at: StageAt, to: Place) => (isYes(to.input) ? wanted(at, to) : computed(at, to))

function wanted(at: StageAt, to: Place): Valued | null {
  const found = columnAt(at.shape, to.path)
  if (!found) return refusal(at, to, 'unknown-field')
  const { at: names, path: rest, column } = found
  const path = names.join('.')
  const inside = rest.length > 0 ? withPath({}, rest) : null
  if (!inside) return { at: names, expression: fieldOf(path, column) }
  const of = { names: inside, isLeftOut: false }
  return { at: names, expression: { is: 'narrowed', path, ...of, column: narrowedColumn(column, of) } }
}

/** A computed value may not be inside a list, because MongoDB would put it into each element. */
function computed(at: StageAt, to: Place): Valued | null {
  const names = to.path.split('.')
  if (names.some((_, n) => n > 0 && isMany(at.shape, names.slice(0, n)))) return refusal(at, to, 'wrong-type')
  const expression = readExpression({ ...at, field: to.path, depth: 1, input: to.input })
  return expression && { at: names, expression }
}

function isMany(shape: Shape, names: readonly string[]): boolean {
  const found = columnAt(shape, names.join('.'))
  if (found?.kind === 'list') return true
  return found?.kind === 'json' && found.column.kind === 'json' && found.column.parts === undefined
}

/** Two paths into one json keep both. Returns null if the two conflict. */
function withBoth(one: Expression, other: Expression): Expression | null {
  if (one.is !== 'narrowed' || other.is !== 'narrowed') return null
  const names = pathsOf(other.names).reduce<typeof one.names | null>(
    (all, path) => all && withPath(all, path),
    one.names,
  )
  if (!names) return null
  const columns = [one.column, other.column].map((column) => (column.kind === 'object' ? {} : column.parts))
  const parts = { ...columns[0], ...columns[1] }
  return { ...one, names, column: { kind: 'json', ...(Object.keys(parts).length > 0 && { parts }) } }
}

const pathsOf = (names: Extract<Expression, { is: 'narrowed' }>['names']): string[][] =>
  Object.entries(names).flatMap(([name, inner]) =>
    inner === true ? [[name]] : pathsOf(inner).map((path) => [name, ...path]),
  )

/**
 * Returns the object that receives a value and creates it if needed. For a narrowed object `from` tells whether it
 * exists.
 */
function openedFor(at: StageAt, { of, names, input }: Place & { names: readonly string[] }) {
  let into = of
  for (const [n, name] of names.slice(0, -1).entries()) {
    const inner = Object.hasOwn(into, name) ? into[name] : undefined
    if (inner && inner.is !== 'object') return null
    const path = names.slice(0, n + 1).join('.')
    const isKept = isYes(input) && columnAt(at.shape, path)?.kind === 'object' && inner?.from !== null
    const parts: Record<string, Expression> = { ...inner?.of }
    into[name] = { is: 'object', of: parts, from: isKept ? path : null }
    into = parts
  }
  return into
}

function refusal(at: StageAt, { path: field }: Place, code: 'bad-name' | 'shape' | 'unknown-field' | 'wrong-type') {
  return refused(at, { field, code })
}
