import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { parseFilter } from '#domain/query/parse-filter.ts'
import { filterable } from '#platform/data/collection/catalogue.ts'
import { compileRule } from '#platform/data/query/compile-filter.ts'
import type { AnyField } from '#platform/data/collection/field.ts'
import type { AnyCollection, CollectionMap } from '#platform/data/collection/registry.ts'
import type { Context } from '#platform/context.ts'
import type { Rule } from './rule.ts'
import { type Role, roles, type Viewer } from './viewer.ts'

/** Who evaluates a rule, on which collection and when. `alias` is the table's name in the query. */
export interface RuledBy {
  viewer: Viewer
  /** Milliseconds since 1970. */
  now: number
  /** The `_id` of the current site. */
  site: string
  catalogue: CollectionMap
  collection: AnyCollection
  alias: string
  /** Records what rules read besides the row itself. */
  seen?: Seen
}

/** What rules read besides a row: rows of other collections, and the day. */
export interface Seen {
  collections: Set<AnyCollection>
  isByDay: boolean
}

/** Binds the rules of a collection to the viewer of a context. The table keeps its own name in the query. */
export const ruledBy = (ctx: Context, collection: AnyCollection): RuledBy => ({
  viewer: ctx.viewer,
  now: ctx.now,
  site: ctx.site._id,
  catalogue: ctx.app.collections,
  collection,
  alias: collection.name,
})

/** Evaluates a rule for a viewer. Returns true, false, or an SQL condition for the rows of `alias` that it allows. */
export const allow = (rule: Rule, by: RuledBy): boolean | RawBuilder<boolean> => {
  const answer = answerOf(rule, by)
  if (typeof answer === 'boolean') return answer
  const parsed = parseFilter(answer, filterable(by.catalogue, by.collection))
  if ('issues' in parsed)
    throw new Error(`a rule of '${by.collection.name}' is no filter: ${JSON.stringify(parsed.issues)}`)
  return compileRule(parsed.filter, by)
}

/** Whether a rule can allow the viewer any row at all. */
export const mayEver = (rule: Rule, by: RuledBy): boolean => answerOf(rule, by) !== false

/** Whether a rule allows the viewer every row. */
export const mayAlways = (rule: Rule, by: RuledBy): boolean => answerOf(rule, by) === true

const answerOf = (rule: Rule, { viewer, now, site, seen }: RuledBy) =>
  rule(viewer, {
    get today() {
      if (seen) seen.isByDay = true
      return bangkokDay(now)
    },
    site,
  })

/** Returns the same result as SQL, for places that always need a condition. */
export const asCondition = (answer: boolean | RawBuilder<boolean>): RawBuilder<boolean> =>
  typeof answer === 'boolean' ? (answer ? sql<boolean>`true` : sql<boolean>`false`) : answer

/** Parses every rule of every role against its collection. A misspelt rule then stops the start, not a request. */
export const assertRules = (catalogue: CollectionMap) => {
  for (const { collection } of catalogue.values())
    for (const role of roles) {
      const by = { viewer: someone(role), now: 0, site: nowhere, catalogue, collection, alias: collection.name }
      for (const rule of rulesOf(collection)) allow(rule, by)
    }
}

/** Whether a field is write-only: no role may read it in any row. */
export const nobodyReads = ({ read }: Pick<AnyField, 'read'>): boolean =>
  read !== undefined && roles.every((role) => read(someone(role), { today: '1970-01-01', site: nowhere }) === false)

const rulesOf = (collection: AnyCollection): Rule[] => [
  ...Object.values(collection.access),
  ...Object.values(collection.fields).flatMap((field) => field.read ?? []),
]

const nowhere = '0'.repeat(24)
const someone = (role: Role): Viewer => ({ id: nowhere, role, home: nowhere, name: '' })
