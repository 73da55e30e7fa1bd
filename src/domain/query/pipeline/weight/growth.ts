import type { Stage } from '../pipeline.ts'
import type { Measures } from './expression-weight.ts'
import { stageWeights } from './stage-weight.ts'
import { documentWeight, type Weights, weightOf } from './weight.ts'

/**
 * Limits of a document or of an element of a list in it: copies of each stored value, bytes that the pipeline adds, and
 * steps. PostgreSQL plans that many steps in some 20 ms. Twenty stages may not double a value twenty times (attack
 * K05).
 */
export const MOST = { copies: 10, own: 50_000, work: 2000 }

/** Counts every collected list as one element, because the number of copies does not depend on the number of rows. */
const perElement: Measures = { gathered: () => 1, elements: 1 }

/** Returns the weight of documents after a stage, for any rows. */
export const grown = (stage: Stage, columns: Weights): Weights => stageWeights(stage, columns, perElement)

/** Whether documents may be larger than any valid result needs. */
export const isTooBig = (columns: Weights): boolean => {
  const { own, copies, work } = documentWeight(columns)
  return own > MOST.own || work > MOST.work || Math.max(0, ...copies.values()) > MOST.copies
}

/**
 * Whether the documents contain a list of collected rows beside the one at `path`. It would be repeated for each
 * element of that one.
 */
export const isBesideList = (columns: Weights, path: string): boolean =>
  Object.entries(columns).some(([name, one]) => name !== path && weightOf(one).lists > 0)

export const isGathered = (columns: Weights, path: string): boolean => {
  const column = columns[path]
  return column !== undefined && weightOf(column).lists > 0
}
