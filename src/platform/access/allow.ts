import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { parseFilter } from '#domain/query/parse-filter.ts'
import { filterable } from '#platform/collection/catalogue.ts'
import { compileFilter } from '#platform/collection/compile-filter.ts'
import type { AnyCollection, Catalogue } from '#platform/collection/registry.ts'
import type { Rule } from './rule.ts'
import { type Role, roles, type Viewer } from './viewer.ts'

/** Who asks a rule of which collection and when; `alias` is the name that its table has in the query. */
export interface RuledBy {
  viewer: Viewer
  /** Milliseconds since 1970. */
  now: number
  catalogue: Catalogue
  collection: AnyCollection
  alias: string
}

/** What a rule answers a viewer: yes, no, or the condition under which a row of `alias` is his. */
export const allow = (rule: Rule, by: RuledBy): boolean | RawBuilder<boolean> => {
  const answer = rule(by.viewer, bangkokDay(by.now))
  if (typeof answer === 'boolean') return answer
  const parsed = parseFilter(answer, filterable(by.catalogue, by.collection))
  if ('issues' in parsed)
    throw new Error(`a rule of '${by.collection.name}' is no filter: ${JSON.stringify(parsed.issues)}`)
  return compileFilter(parsed.filter, by)
}

/** The same answer as SQL, for places where a condition is always written. */
export const asCondition = (answer: boolean | RawBuilder<boolean>): RawBuilder<boolean> =>
  typeof answer === 'boolean' ? (answer ? sql<boolean>`true` : sql<boolean>`false`) : answer

/** Parses every rule of every role against its collection, so that a misspelt rule stops the start, not a request. */
export const proveRules = (catalogue: Catalogue) => {
  for (const { collection } of catalogue.values())
    for (const role of roles) {
      const by = { viewer: someone(role), now: 0, catalogue, collection, alias: collection.name }
      for (const rule of rulesOf(collection)) allow(rule, by)
    }
}

const rulesOf = (collection: AnyCollection): Rule[] => [
  ...Object.values(collection.access),
  ...Object.values(collection.fields).flatMap((field) => field.read ?? []),
]

const someone = (role: Role): Viewer => ({ id: '0'.repeat(24), role, home: '0'.repeat(24), name: '' })
