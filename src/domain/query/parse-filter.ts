import type { Issue } from '#domain/validation/issue.ts'

import { scopeOf } from './field-kind.ts'
import type { CollectionTypes, Filter } from './filter.ts'
import { readFilter } from './reading/read-filter.ts'
import type { Reading } from './reading/reading.ts'

/**
 * Parses a filter in the JSON of the specification's queries (`{status: true, $or: [...]}`) against a catalogue. Never
 * throws: problems are returned as issues. Several keys mean "and". `{}` matches everything.
 */
export function parseFilter(input: unknown, catalogue: CollectionTypes): { filter: Filter } | { issues: Issue[] } {
  const reading: Reading = { issues: [], conditions: 0 }
  const filter = readFilter(reading, { scope: scopeOf(catalogue), depth: 1, input })
  return reading.issues.length > 0 ? { issues: reading.issues } : { filter }
}
