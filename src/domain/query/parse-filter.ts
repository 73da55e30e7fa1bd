import type { Issue } from '#domain/validation/issue.ts'

import { fieldKind } from './field-kind.ts'
import type { Catalogue, Filter } from './filter.ts'
import { isOperators, readCondition } from './reading/operators.ts'
import { hasRoom, isPlainObject, MOST_CONDITIONS, MOST_DEPTH, type Reading, refuse } from './reading/reading.ts'

interface Level {
  catalogue: Catalogue
  depth: number
}

const GROUPS = new Set(['$and', '$or', '$nor'])

/**
 * Reads a filter in the JSON of the specification's queries (`{status: true, $or: [...]}`) against what may be asked.
 * Never throws: whatever does not fit comes back as issues. Several keys mean and; `{}` means everything.
 */
export function parseFilter(input: unknown, catalogue: Catalogue): { filter: Filter } | { issues: Issue[] } {
  const reading: Reading = { issues: [], conditions: 0 }
  const filter = readFilter(reading, { catalogue, depth: 1, input })
  return reading.issues.length > 0 ? { issues: reading.issues } : { filter }
}

function readFilter(reading: Reading, at: Level & { input: unknown }): Filter {
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

function readEntry(reading: Reading, at: Level & { key: string; input: unknown }): Filter {
  const { catalogue, depth, key, input } = at
  if (GROUPS.has(key)) return readGroup(reading, at)
  if (key.startsWith('$')) return refuse(reading, { field: key, code: 'unknown-operator' })
  const kind = fieldKind(catalogue, key)
  const related = relationOf(catalogue, key)
  if (related && isPlainObject(input) && !(kind && isOperators(input))) {
    if (!hasRoom(reading)) return refuse(reading, { field: key, code: 'too-many' })
    return { is: 'related', relation: key, of: readFilter(reading, { catalogue: related(), depth: depth + 1, input }) }
  }
  if (kind) return readCondition(reading, { field: key, kind, depth, input })
  return refuse(reading, { field: key, code: related ? 'shape' : 'unknown-field' })
}

function readGroup(reading: Reading, at: Level & { key: string; input: unknown }): Filter {
  const { catalogue, depth, key, input } = at
  if (!Array.isArray(input) || input.length === 0) return refuse(reading, { field: key, code: 'shape' })
  if (input.length > MOST_CONDITIONS || !hasRoom(reading, input.filter(isEmpty).length)) {
    return refuse(reading, { field: key, code: 'too-many' })
  }
  const parts = input.map((part) => readFilter(reading, { catalogue, depth: depth + 1, input: part }))
  if (key === '$nor') return { is: 'not', of: join('or', parts) }
  return join(key === '$or' ? 'or' : 'and', parts)
}

function relationOf(catalogue: Catalogue, key: string): (() => Catalogue) | undefined {
  return catalogue.relations && Object.hasOwn(catalogue.relations, key) ? catalogue.relations[key] : undefined
}

function join(is: 'and' | 'or', of: Filter[]): Filter {
  const [only] = of
  return only && of.length === 1 ? only : { is, of }
}

// An empty part is no condition, but a thousand of them are still work.
function isEmpty(input: unknown): boolean {
  return !isPlainObject(input) || Object.keys(input).length === 0
}
