import type { FieldKind } from '../../filter.ts'
import { isPlainObject, refuse } from '../../reading/reading.ts'
import { columnOf } from '../columns.ts'
import type { CallName, Expression } from '../pipeline.ts'
import type { ExpressionAt, ReadInside } from './place.ts'

type Kind = FieldKind | 'object'

interface Call {
  name: CallName
  least: number
  most: number
  /** Returns the kind of the result for arguments of these kinds, or null if they do not fit. */
  kind: (kinds: readonly Kind[], of: readonly Expression[]) => FieldKind | null
  /** Implied arguments in addition to the written ones. */
  more?: readonly Expression[]
  isNegated?: boolean
}

const number = (value: number): Expression => ({ is: 'constant', value, kind: 'number' })
const all = (wanted: FieldKind, answer: FieldKind) => (kinds: readonly Kind[]) =>
  kinds.every((kind) => kind === wanted) ? answer : null
const isScalar = (kind: Kind | undefined) => kind !== undefined && !['list', 'json', 'object'].includes(kind)
const alike = (kinds: readonly Kind[]) => (kinds[0] === kinds[1] && isScalar(kinds[0]) ? 'boolean' : null)
const isMany = (kind: Kind | undefined) => kind === 'list' || kind === 'json'
const integer = (of: Expression | undefined, least: number) =>
  of?.is === 'constant' && Number.isInteger(of.value) && Math.abs(Number(of.value)) <= 2000 && Number(of.value) >= least

const sum = (name: CallName): Call => ({ name, least: 2, most: 10, kind: all('number', 'number') })
const compare = (name: CallName): Call => ({ name, least: 2, most: 2, kind: alike })
const logic = (name: CallName): Call => ({ name, least: 1, most: 20, kind: all('boolean', 'boolean') })
const element = (most: 1 | 2, more: readonly Expression[]): Call => ({
  name: 'elementAt',
  least: most,
  most,
  more,
  kind: ([kind], of) => (integer(of[1], -2000) && isMany(kind) ? (kind === 'list' ? 'text' : 'json') : null),
})

const CALLS: Record<string, Call> = {
  $add: sum('add'),
  $subtract: { ...sum('subtract'), most: 2 },
  $multiply: sum('multiply'),
  $concat: { name: 'concat', least: 1, most: 10, kind: all('text', 'text') },
  $eq: compare('eq'),
  $ne: { ...compare('eq'), isNegated: true },
  $gt: compare('gt'),
  $gte: compare('gte'),
  $lt: compare('lt'),
  $lte: compare('lte'),
  $and: logic('and'),
  $or: logic('or'),
  $not: { name: 'not', least: 1, most: 1, kind: all('boolean', 'boolean') },
  $size: { name: 'size', least: 1, most: 1, kind: ([kind]) => (isMany(kind) ? 'number' : null) },
  $arrayElemAt: element(2, []),
  $first: element(1, [number(0)]),
  $last: element(1, [number(-1)]),
  $slice: {
    name: 'slice',
    least: 2,
    most: 3,
    kind: ([kind], of) =>
      of.slice(1).every((one, at) => integer(one, at === of.length - 2 ? 1 : 0)) && isMany(kind)
        ? (kind as FieldKind)
        : null,
  },
  $ifNull: { name: 'ifNull', least: 2, most: 2, kind: joined },
  $cond: {
    name: 'cond',
    least: 3,
    most: 3,
    kind: ([when, ...kinds]) => (when === 'boolean' ? joined(kinds) : null),
  },
}

/** Two values of one kind have that kind. Two different kinds are json. */
function joined([one, other]: readonly Kind[]): FieldKind {
  return one === other && isScalar(one) ? (one as FieldKind) : 'json'
}

/** Reads a call by its MongoDB name. Arguments are a list, a single value, or named for `$cond`. */
export function readCall(at: ExpressionAt & { readInside: ReadInside }, key: string): Expression | null {
  const call = Object.hasOwn(CALLS, key) ? CALLS[key] : undefined
  if (!call) return refused(at, 'expression')
  const inputs = argumentsOf(key, at.input)
  if (inputs.length < call.least || inputs.length > call.most) return refused(at, 'shape')
  const of: Expression[] = []
  for (const input of inputs) {
    const read = at.readInside({ ...at, depth: at.depth + 1, input })
    if (!read) return null
    of.push(read)
  }
  of.push(...(call.more ?? []))
  const kinds = of.map((one) => columnOf(one).kind)
  const kind = call.kind(kinds, of)
  if (!kind) return refused(at, 'wrong-type')
  const answer: Expression = { is: 'call', name: call.name, of, kind }
  return call.isNegated ? { is: 'call', name: 'not', of: [answer], kind } : answer
}

function argumentsOf(key: string, input: unknown): unknown[] {
  if (key === '$cond' && isPlainObject(input)) return [input.if, input.then, input.else]
  return Array.isArray(input) ? input : [input]
}

function refused(at: ExpressionAt, code: 'expression' | 'shape' | 'wrong-type'): null {
  refuse(at.reading, { field: at.field, code })
  return null
}
