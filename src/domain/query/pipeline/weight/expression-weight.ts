import type { Names } from '../names.ts'
import type { CallName, Expression } from '../pipeline.ts'
import type { Column } from '../shape.ts'
import { either, scalar, sum, type Weighed, type Weight, type Weights, documentWeight, weightOf } from './weight.ts'

/** The number of elements that lists count as. */
export interface Measures {
  /** The number of elements of a list with at most `most` rows. */
  gathered: (most: number) => number
  /** The number of elements of a list inside a json. */
  elements: number
}

/** Returns the maximum weight of an expression over documents of these weights. */
export const expressionWeight = (expression: Expression, at: { columns: Weights; measures: Measures }): Weighed => {
  switch (expression.is) {
    case 'field':
      return fieldWeight(expression, at.columns)
    case 'root':
      return documentWeight(at.columns)
    case 'constant':
      return scalar(1, constantBytes(expression.value))
    case 'literal':
      return scalar(1, bytesOfText(JSON.stringify(expression.value)))
    case 'object':
      return {
        columns: Object.fromEntries(
          Object.entries(expression.of).map(([name, one]) => [name, expressionWeight(one, at)]),
        ),
      }
    case 'narrowed':
      return narrowedWeight(expression, at)
    case 'call':
      return calls[expression.name](expression.of.map((one) => weightOf(expressionWeight(one, at))))
  }
}

const bytesOfText = (text: string) => new TextEncoder().encode(text).length

/** PostgreSQL writes all digits of a number: 1e300 has three hundred. */
const constantBytes = (value: string | number | boolean) =>
  typeof value === 'number'
    ? Math.ceil(Math.abs(Math.log10(Math.abs(value) || 1))) + 30
    : bytesOfText(JSON.stringify(value))

/** Maximum bytes of a number in a json, which may be any number. */
const LOOSE_NUMBER_BYTES = 700

const isScalar = ({ kind }: Column) => kind === 'number' || kind === 'boolean' || kind === 'date' || kind === 'instant'

/** A path inside a json may be the whole json. */
function fieldWeight({ path, column }: { path: string; column: Column }, columns: Weights): Weighed {
  const { found, isInside } = stepTo(columns, path)
  if (!isInside) return found
  const whole = weightOf(found)
  const work = whole.work * 3 + 1
  return isScalar(column) ? scalar(work, LOOSE_NUMBER_BYTES) : { ...whole, work }
}

function stepTo(columns: Weights, dotted: string): { found: Weighed; isInside: boolean } {
  const path = dotted.split('.')
  let found: Weighed = { columns }
  while ('columns' in found && path.length > 0) {
    const next: Weighed | undefined = found.columns[path.shift()!]
    if (!next) throw new Error(`'${dotted}' is not there`)
    found = next
  }
  return { found, isInside: path.length > 0 }
}

type Narrowed = Extract<Expression, { is: 'narrowed' }>

/** Every element has the kept names, null if missing. An element of a list of codes has the name. */
function narrowedWeight(expression: Narrowed, { columns, measures }: { columns: Weights; measures: Measures }): Weight {
  const { names, isLeftOut } = expression
  const whole = weightOf(stepTo(columns, expression.path).found)
  const work = whole.work * steps(names, 3) + 1
  if (isLeftOut) return { ...whole, work }
  return { ...whole, own: whole.own + measures.elements * namedBytes(names, measures.elements), work }
}

const namedBytes = (names: Names, elements: number): number =>
  Object.entries(names).reduce(
    (bytes, [name, inner]) => bytes + name.length + 10 + (inner === true ? 0 : elements * namedBytes(inner, elements)),
    4,
  )

const steps = (names: Names, factor: number): number =>
  Object.values(names).reduce((all, inner) => all + (inner === true ? 1 : factor * steps(inner, factor)), factor)

type Call = (of: readonly Weight[]) => Weight

const workOf = (of: readonly Weight[], factor = 1) => of.reduce((all, { work }) => all + work * factor, 1)
const judged =
  (factor: number): Call =>
  (of) =>
    scalar(workOf(of, factor))
const added: Call = (of) => scalar(workOf(of), Math.max(...of.map(({ own }) => own)) + of.length)
const chosen = (of: readonly Weight[], all: readonly Weight[]): Weight => ({ ...either(of), work: workOf(all) })
const partOf = ([list = scalar(), ...at]: readonly Weight[], deeper: 0 | 1): Weight => ({
  ...list,
  lists: Math.max(0, list.lists - deeper),
  work: workOf([list], 3) + workOf(at, 2),
})

/** Work counts how often the compiled call writes its arguments. */
const calls: Record<CallName, Call> = {
  add: added,
  subtract: added,
  multiply: (of) => scalar(workOf(of), sum(of).own),
  concat: (of) => ({ ...sum(of), work: workOf(of) }),
  ifNull: (of) => chosen(of, of),
  cond: (of) => chosen(of.slice(1), of),
  size: judged(2),
  eq: judged(1),
  gt: judged(2),
  gte: judged(2),
  lt: judged(2),
  lte: judged(2),
  and: judged(1),
  or: judged(1),
  not: judged(1),
  elementAt: (of) => partOf(of, 1),
  slice: (of) => partOf(of, 0),
}
