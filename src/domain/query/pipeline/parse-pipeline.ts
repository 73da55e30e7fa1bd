import type { Issue } from '#domain/validation/issue.ts'

import type { CollectionTypes } from '../filter.ts'
import type { Reading } from '../reading/reading.ts'
import { pushDownLimit } from './limit-pushdown.ts'
import type { Pipeline } from './pipeline.ts'
import { shapeOf } from './shape.ts'
import { readStages } from './stages/read-stages.ts'
import { storedWeights } from './weight/stage-weight.ts'

/**
 * Parses a pipeline in the JSON of the specification's aggregate calls (§7) against a catalogue. Never throws: problems
 * are returned as issues with their path (`pipeline.2.$group._id`).
 */
export function parsePipeline(input: unknown, catalogue: CollectionTypes): Pipeline | { issues: Issue[] } {
  const reading: Reading = { issues: [], conditions: 0, path: 'pipeline' }
  const catalogues = new Map([['', catalogue]])
  const shape = shapeOf(catalogue)
  const read = readStages({ reading, catalogues, shape, weights: storedWeights(shape), depth: 0, input })
  return reading.issues.length > 0 ? { issues: reading.issues } : pushDownLimit(read)
}
