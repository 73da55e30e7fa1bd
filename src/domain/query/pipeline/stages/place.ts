import type { CollectionTypes } from '../../filter.ts'
import { type Reading, refuse } from '../../reading/reading.ts'
import type { Pipeline, Stage } from '../pipeline.ts'
import type { Shape } from '../shape.ts'
import type { Weights } from '../weight/weight.ts'

/** The context of a stage: the documents that reach it, and its operand. */
export interface StageAt {
  reading: Reading
  shape: Shape
  /** The maximum sizes of those documents. */
  weights: Weights
  /** Collections used so far by name, '' for the first one of the pipeline. Their fields may be joined. */
  catalogues: ReadonlyMap<string, CollectionTypes>
  /** The nesting depth of this pipeline. */
  depth: number
  input: unknown
  /** The next stage, as written. */
  next: unknown
  /** Reads nested stages. */
  readInside: (at: Omit<StageAt, 'next' | 'readInside'>) => Pipeline
}

/** A stage and the shape of its results. `takesNext` means that it has also read the next stage. */
export interface Step {
  stage: Stage
  shape: Shape
  takesNext?: boolean
  joined?: { name: string; catalogue: CollectionTypes }
}

export type ReadStage = (at: StageAt) => Step | null

export function refused(at: Pick<StageAt, 'reading'>, issue: Parameters<typeof refuse>[1]): null {
  refuse(at.reading, issue)
  return null
}
