import type { CollectionTypes, Filter } from '../filter.ts'
import { matches } from '../matches.ts'
import { parseFilter } from '../parse-filter.ts'

/** What conditions may speak of: the name of each fact and how its values behave (a `list` holds texts). */
type FactKinds = CollectionTypes['fields']

/** Something that must hold, as a filter of the query language over named facts, and what is said where it does not. */
export interface Condition<Reason> {
  when: Readonly<Record<string, unknown>>
  reason: Reason
}

/**
 * The reasons of the conditions that do not hold of the facts, in their order; none where all hold. Every fact that is
 * spoken of must be among the kinds: a condition that is no filter over them throws, for our own code writes it.
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
