import type { Stage } from '../pipeline.ts'
import type { Measures } from './expression-weight.ts'
import { stageWeights } from './stage-weight.ts'
import { documentWeight, type Weights, weightOf } from './weight.ts'

/**
 * What a document, or an element of a list in it, may come to: each stored value ten times, so many bytes that the pipeline brings
 * itself, and so many steps, for which PostgreSQL plans some 20 ms. Twenty stages may not double a value twenty times (attack K05).
 */
export const MOST = { copies: 10, own: 50_000, work: 2000 }

/** Every gathered list is counted as one of its elements: how often something is copied does not depend on how many rows there are. */
const perElement: Measures = { gathered: () => 1, elements: 1 }

/** What documents weigh after a stage, whatever the rows look like. */
export const grown = (stage: Stage, columns: Weights): Weights => stageWeights(stage, columns, perElement)

/** Whether documents may be larger than any answer needs. */
export const isTooBig = (columns: Weights): boolean => {
  const { own, copies, work } = documentWeight(columns)
  return own > MOST.own || work > MOST.work || Math.max(0, ...copies.values()) > MOST.copies
}

/** Whether a list of gathered rows is in the documents, beside the one at `path`: it would be repeated for each element of that one. */
export const isBesideList = (columns: Weights, path: string): boolean =>
  Object.entries(columns).some(([name, one]) => name !== path && weightOf(one).lists > 0)

export const isGathered = (columns: Weights, path: string): boolean => {
  const column = columns[path]
  return column !== undefined && weightOf(column).lists > 0
}
