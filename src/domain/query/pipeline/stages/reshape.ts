import { isPlainObject } from '../../reading/reading.ts'
import { columnOf, mapped } from '../columns.ts'
import { readExpression } from '../expressions/read-expression.ts'
import type { Expression } from '../pipeline.ts'
import { type Column, columnAt, isName, type Shape } from '../shape.ts'
import { type ReadStage, refused, type StageAt, type Step } from './place.ts'

const MOST_FIELDS = 100

export const readAddFields: ReadStage = (at) => {
  const entries = entriesOf(at)
  if (!entries) return null
  const of: Record<string, Expression> = whole(at.shape)
  for (const [name, input] of entries) {
    if (!isName(name)) return refused(at, { field: name, code: 'bad-name' })
    const read = readExpression({ ...at, field: name, depth: 1, input })
    if (!read) return null
    of[name] = read
  }
  return reshaped(of)
}

export const readUnset: ReadStage = (at) => {
  const names = [at.input].flat()
  if (names.length === 0 || names.length > MOST_FIELDS) return refused(at, { field: '', code: 'too-many' })
  if (!names.every((name) => typeof name === 'string')) return refused(at, { field: '', code: 'shape' })
  return reshaped(without(at.shape, names))
}

export const readProject: ReadStage = (at) => {
  const entries = entriesOf(at)
  if (!entries) return null
  const isLeavingOut = entries.every(([, input]) => isNo(input))
  if (isLeavingOut)
    return reshaped(
      without(
        at.shape,
        entries.map(([name]) => name),
      ),
    )
  const of: Record<string, Expression> = {}
  const id = columnAt(at.shape, '_id')
  if (id && !entries.some(([name]) => name === '_id')) of['_id'] = fieldOf('_id', id.column)
  for (const [path, input] of entries) {
    if (path === '_id' && isNo(input)) continue
    if (isNo(input)) return refused(at, { field: path, code: 'shape' })
    if (!place(at, { of, path, input })) return null
  }
  return reshaped(of)
}

const isNo = (input: unknown) => input === 0 || input === false
const isYes = (input: unknown) => input === 1 || input === true

/** Puts one wanted or computed value where its dotted name says; false once refused. */
function place(at: StageAt, to: { of: Record<string, Expression>; path: string; input: unknown }): boolean {
  const names = to.path.split('.')
  if (names.length > 4 || !names.every(isName)) return refused(at, { field: to.path, code: 'bad-name' }) ?? false
  const value = isYes(to.input) ? wanted(at, to.path) : computed(at, to)
  if (!value) return false
  let into = to.of
  for (const name of names.slice(0, -1)) {
    const inner = into[name]
    if (inner && inner.is !== 'object') return refused(at, { field: to.path, code: 'shape' }) ?? false
    const of: Record<string, Expression> = { ...inner?.of }
    into[name] = { is: 'object', of }
    into = of
  }
  into[names.at(-1)!] = value
  return true
}

function computed(at: StageAt, { path, input }: { path: string; input: unknown }): Expression | null {
  const isNested = isPlainObject(input) && Object.keys(input).every((name) => isName(name))
  if (!isNested) return readExpression({ ...at, field: path, depth: 1, input })
  const of: Record<string, Expression> = {}
  for (const [name, inner] of Object.entries(input))
    if (!place(at, { of, path: name, input: isYes(inner) ? `$${path}.${name}` : inner })) return null
  return Object.keys(of).length > 0 ? { is: 'object', of } : refused(at, { field: path, code: 'expression' })
}

function wanted(at: StageAt, path: string): Expression | null {
  const found = columnAt(at.shape, path)
  if (!found) return refused(at, { field: path, code: 'unknown-field' })
  return fieldOf(path, found.path.length === 0 ? found.column : ({ kind: found.kind } as Column))
}

function entriesOf(at: StageAt): [string, unknown][] | null {
  const entries = isPlainObject(at.input) ? Object.entries(at.input) : []
  if (entries.length === 0) return refused(at, { field: '', code: 'shape' })
  return entries.length > MOST_FIELDS ? refused(at, { field: '', code: 'too-many' }) : entries
}

/** The documents as they are, without some names; a name that is not there changes nothing. */
function without(shape: Shape, names: readonly string[], prefix = ''): Record<string, Expression> {
  const kept = Object.entries(shape).filter(([name]) => !names.includes(prefix + name))
  return Object.fromEntries(
    kept.map(([name, column]): [string, Expression] => {
      const path = prefix + name
      const isTouched = names.some((one) => one.startsWith(`${path}.`))
      if (!isTouched || column.kind !== 'object') return [name, fieldOf(path, column)]
      return [name, { is: 'object', of: without(column.columns, names, `${path}.`) }]
    }),
  )
}

const whole = (shape: Shape): Record<string, Expression> => without(shape, [])

const fieldOf = (path: string, column: Column): Expression => ({ is: 'field', path, column })

function reshaped(of: Record<string, Expression>): Step {
  const shape: Shape = mapped(of, columnOf)
  return { stage: { is: 'reshape', of, shape }, shape }
}
