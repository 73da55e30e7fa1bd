import type { CollectionTypes } from '../../filter.ts'
import { type Reading, refuse } from '../../reading/reading.ts'
import type { Pipeline, Stage } from '../pipeline.ts'
import type { Shape } from '../shape.ts'
import type { Weights } from '../weight/weight.ts'

/** Where a stage is read: the documents that reach it, and what its operand is. */
export interface StageAt {
  reading: Reading
  shape: Shape
  /** How large those documents may be. */
  weights: Weights
  /** The collections met so far by name, '' the one that the pipeline began with: what their fields may be joined to. */
  catalogues: ReadonlyMap<string, CollectionTypes>
  /** How deep this pipeline is in others. */
  depth: number
  input: unknown
  /** The stage that comes next, as it was written. */
  next: unknown
  /** Reads stages inside this one. */
  readInside: (at: Omit<StageAt, 'next' | 'readInside'>) => Pipeline
}

/** A stage with the documents that leave it; `takesNext` when it has read the next stage too. */
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
