import type { Filter, Scope } from '../filter.ts'
import { isOperators, readCondition } from './operators.ts'
import { hasRoom, isPlainObject, MOST_CONDITIONS, MOST_DEPTH, type Reading, refuse } from './reading.ts'

export interface Level {
  scope: Scope
  depth: number
  input: unknown
}

type Entry = Level & { key: string }

const GROUPS = new Set(['$and', '$or', '$nor'])

/** Reads a filter object in its scope. It notes whatever does not fit, and that part matches nothing. */
export function readFilter(reading: Reading, at: Level): Filter {
  if (!isPlainObject(at.input)) return refuse(reading, { field: '', code: 'shape' })
  if (at.depth > MOST_DEPTH) return refuse(reading, { field: '', code: 'too-deep' })
  const entries = Object.entries(at.input)
  if (entries.length === 0) return { is: 'all' }
  if (entries.length > MOST_CONDITIONS) return refuse(reading, { field: '', code: 'too-many' })
  return join(
    'and',
    entries.map(([key, input]) => readEntry(reading, { ...at, key, input })),
  )
}

function readEntry(reading: Reading, at: Entry): Filter {
  const { scope, depth, key, input } = at
  if (GROUPS.has(key)) return readGroup(reading, at)
  if (key.startsWith('$')) return refuse(reading, { field: key, code: 'unknown-operator' })
  const kind = key === '' ? null : scope.kindOf(key)
  const related = scope.relation?.(key)
  if (related && isPlainObject(input) && !(kind && isOperators(input))) {
    if (!hasRoom(reading)) return refuse(reading, { field: key, code: 'too-many' })
    return { is: 'related', relation: key, of: readFilter(reading, { scope: related(), depth: depth + 1, input }) }
  }
  const inside = (level: Level) => readFilter(reading, level)
  if (kind) return readCondition(reading, { field: key, kind, depth, input, inside })
  return refuse(reading, { field: key, code: related ? 'shape' : 'unknown-field' })
}

function readGroup(reading: Reading, at: Entry): Filter {
  const { scope, depth, key, input } = at
  if (!Array.isArray(input) || input.length === 0) return refuse(reading, { field: key, code: 'shape' })
  if (input.length > MOST_CONDITIONS || !hasRoom(reading, input.filter(isEmpty).length)) {
    return refuse(reading, { field: key, code: 'too-many' })
  }
  const parts = input.map((part) => readFilter(reading, { scope, depth: depth + 1, input: part }))
  if (key === '$nor') return { is: 'not', of: join('or', parts) }
  return join(key === '$or' ? 'or' : 'and', parts)
}

function join(is: 'and' | 'or', of: Filter[]): Filter {
  const [only] = of
  return only && of.length === 1 ? only : { is, of }
}

// An empty part is not a condition, but a thousand of them still cost time.
function isEmpty(input: unknown): boolean {
  return !isPlainObject(input) || Object.keys(input).length === 0
}
