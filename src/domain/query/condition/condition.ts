import type { CollectionTypes, Filter } from '../filter.ts'
import { matches } from '../matches.ts'
import { parseFilter } from '../parse-filter.ts'

/** The facts that conditions may use: the name and the kind of each (a `list` contains texts). */
type FactKinds = CollectionTypes['fields']

/** A condition as a filter of the query language over named facts, and the reason to report if it fails. */
export interface Condition<Reason> {
  when: Readonly<Record<string, unknown>>
  reason: Reason
}

/**
 * Returns the reasons of the conditions that fail, in order. Every fact must be among the kinds. An invalid condition
 * throws, because only our own code writes conditions.
 */
export const unmet = <Reason>(
  conditions: readonly Condition<Reason>[],
  of: { facts: Readonly<Record<string, unknown>>; kinds: FactKinds },
): Reason[] => conditions.filter(({ when }) => !holdsOf(when, of)).map(({ reason }) => reason)

const holdsOf = (
  when: Condition<unknown>['when'],
  { facts, kinds }: { facts: Readonly<Record<string, unknown>>; kinds: FactKinds },
) => matches(read(when, kinds), facts)

function read(when: Condition<unknown>['when'], fields: FactKinds): Filter {
  const parsed = parseFilter(when, { fields })
  if ('issues' in parsed) throw new Error(`a condition is no filter: ${JSON.stringify(parsed.issues)}`)
  return parsed.filter
}
