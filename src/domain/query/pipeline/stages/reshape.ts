import { isPlainObject } from '../../reading/reading.ts'
import { columnOf, mapped } from '../columns.ts'
import { readExpression } from '../expressions/read-expression.ts'
import type { Expression } from '../pipeline.ts'
import { isName, type Shape } from '../shape.ts'
import { without } from './left-out.ts'
import { type ReadStage, refused, type StageAt, type Step } from './place.ts'

export const MOST_FIELDS = 100

export const readAddFields: ReadStage = (at) => {
  const entries = entriesOf(at)
  if (!entries) return null
  const of: Record<string, Expression> = without(at.shape, [])
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

/** Returns the names of a stage and their definitions. */
export function entriesOf(at: StageAt): [string, unknown][] | null {
  const entries = isPlainObject(at.input) ? Object.entries(at.input) : []
  if (entries.length === 0) return refused(at, { field: '', code: 'shape' })
  return entries.length > MOST_FIELDS ? refused(at, { field: '', code: 'too-many' }) : entries
}

/** Returns the stage that makes these values, and the documents after it. */
export function reshaped(of: Record<string, Expression>): Step {
  const shape: Shape = mapped(of, columnOf)
  return { stage: { is: 'reshape', of, shape }, shape }
}
