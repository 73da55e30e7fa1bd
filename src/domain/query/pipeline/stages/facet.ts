import { isPlainObject } from '../../reading/reading.ts'
import type { Pipeline } from '../pipeline.ts'
import { isName, type Shape } from '../shape.ts'
import { type ReadStage, refused } from './place.ts'

const MOST_ARMS = 8

export const readFacet: ReadStage = (at) => {
  const { reading, input } = at
  if (at.depth > 0) return refused(at, { field: '', code: 'not-here' })
  const arms = isPlainObject(input) ? Object.entries(input) : []
  if (arms.length === 0) return refused(at, { field: '', code: 'shape' })
  if (arms.length > MOST_ARMS) return refused(at, { field: '', code: 'too-many' })
  const of: Record<string, Pipeline> = {}
  const here = reading.path ?? ''
  for (const [name, stages] of arms) {
    if (!isName(name)) return refused(at, { field: name, code: 'bad-name' })
    reading.path = `${here}.${name}`
    of[name] = at.readInside({ ...at, depth: at.depth + 1, input: stages })
    reading.path = here
  }
  const shape: Shape = Object.fromEntries(Object.keys(of).map((name) => [name, { kind: 'json' as const }]))
  return { stage: { is: 'facet', of }, shape }
}
