import { isPlainObject, refuse } from '../../reading/reading.ts'
import { columnOf } from '../columns.ts'
import type { Expression } from '../pipeline.ts'
import type { ExpressionAt, ReadInside } from './place.ts'

type Inside = ExpressionAt & { readInside: ReadInside }

/** Types that `$convert` accepts. An `_id` is a text here, so conversion between them changes nothing. */
const TEXTS = new Set<unknown>(['objectId', 'string', 7, 2])

/**
 * Conversions between an id and a text (`$toObjectId: '$courseID'`) return the value itself. Returns undefined for
 * other calls.
 */
export function readSame(at: Inside, key: string): Expression | null | undefined {
  if (key === '$toObjectId' || key === '$toString') return textOf(at, at.input)
  if (key !== '$convert') return undefined
  if (!isPlainObject(at.input) || !TEXTS.has(at.input.to)) return refused(at)
  const known = Object.keys(at.input).every((name) => ['input', 'to', 'onError', 'onNull'].includes(name))
  return known ? textOf(at, at.input.input) : refused(at)
}

function textOf(at: Inside, input: unknown): Expression | null {
  const read = at.readInside({ ...at, depth: at.depth + 1, input })
  return read && columnOf(read).kind !== 'text' ? refused(at) : read
}

function refused(at: ExpressionAt): null {
  refuse(at.reading, { field: at.field, code: 'wrong-type' })
  return null
}
