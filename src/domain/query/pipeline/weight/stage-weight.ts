import { mapped } from '../columns.ts'
import type { Accumulator, Lookup, Stage } from '../pipeline.ts'
import { type Column, type Shape, shapeOf } from '../shape.ts'
import { expressionWeight, type Measures } from './expression-weight.ts'
import {
  documentWeight,
  listOf,
  scalar,
  SCALAR_BYTES,
  settled,
  type Weighed,
  type Weight,
  weightOf,
  type Weights,
} from './weight.ts'

/** Maximum number of rows, elements or groups of a list. */
const MOST_ELEMENTS = 2000
/** Weight of a lookup, which is a separate search wherever it is used. */
const SEARCH = 50

/** Returns the weights of stored documents of a collection, '' for the first one of a pipeline. */
export const storedWeights = (shape: Shape, collection = ''): Weights =>
  mapped(shape, (column, name) => stored(column, `${collection}.${name}`))

const STORED = new Set<Column['kind']>(['text', 'list', 'json'])
const stored = ({ kind }: Column, source: string): Weight =>
  STORED.has(kind) ? { ...scalar(1, 0), copies: new Map([[source, 1]]) } : scalar()

/** Returns the weights of documents after a stage. */
export const stageWeights = (stage: Stage, columns: Weights, measures: Measures): Weights => {
  const at = { columns, measures }
  switch (stage.is) {
    case 'reshape':
      return mapped(stage.of, (one) => expressionWeight(one, at))
    case 'group':
      return {
        _id: settled(stage.by ? expressionWeight(stage.by, at) : scalar()),
        ...mapped(stage.of, (one) => gathered(one, at)),
      }
    case 'count':
      return { [stage.as]: scalar() }
    case 'unwind':
      return { ...columns, [stage.path]: element(columns[stage.path] ?? scalar()) }
    case 'lookup':
      return { ...columns, [stage.as]: joined(stage, measures) }
    case 'facet':
      return mapped(stage.of, ({ stages }) => rowsOf(stages, { columns, measures }))
    default:
      return columns
  }
}

type At = { columns: Weights; measures: Measures }

const afterAll = (stages: readonly Stage[], { columns, measures }: At): Weights =>
  stages.reduce((weights, stage) => stageWeights(stage, weights, measures), columns)

function gathered(one: Accumulator, at: At): Weight {
  if (one.is === 'count') return scalar()
  const weight = { ...weightOf(expressionWeight(one.of, at)), work: 1 }
  if (one.is === 'sum' || one.is === 'avg') return scalar(1, weight.own + SCALAR_BYTES)
  if (one.is !== 'push' && one.is !== 'addToSet') return weight
  const most = one.is === 'push' ? one.most : null
  return listed(weight, at.measures.gathered(most ?? MOST_ELEMENTS))
}

const listed = (weight: Weight, count: number): Weight => ({ ...listOf(weight, count), lists: weight.lists + 1 })

const element = (one: Weighed): Weight => {
  const whole = weightOf(one)
  return { ...whole, lists: Math.max(0, whole.lists - 1), work: 1 }
}

function joined({ join, stages, unwound }: Lookup, measures: Measures): Weighed {
  const columns = storedWeights(shapeOf(join.catalogue()), join.to)
  if (unwound) return { columns: afterAll(stages, { columns, measures }) }
  const rows = rowsOf(stages, { columns, measures })
  return { ...rows, work: rows.work + SEARCH }
}

/** Returns the rows after the stages as a list. A list with at most one element multiplies nothing. */
function rowsOf(stages: readonly Stage[], at: At): Weight {
  const weight = documentWeight(afterAll(stages, at))
  const most = mostOf(stages)
  return most === 1 ? listOf(weight, 1) : { ...listed(weight, at.measures.gathered(most)), work: weight.work }
}

function mostOf(stages: readonly Stage[]): number {
  return stages.reduce((most, stage) => {
    if (stage.is === 'limit') return Math.min(most, stage.count)
    if (stage.is === 'count' || stage.is === 'facet' || (stage.is === 'group' && stage.by === null)) return 1
    return stage.is === 'unwind' || (stage.is === 'lookup' && stage.unwound) ? MOST_ELEMENTS : most
  }, MOST_ELEMENTS)
}
