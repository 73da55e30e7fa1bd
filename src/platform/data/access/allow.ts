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

/** Who asks a rule of which collection and when; `alias` is the name that its table has in the query. */
export interface RuledBy {
  viewer: Viewer
  /** Milliseconds since 1970. */
  now: number
  /** The `_id` of the site that is asked. */
  site: string
  catalogue: CollectionMap
  collection: AnyCollection
  alias: string
  /** Notes what the rules look at beside the row itself. */
  seen?: Seen
}

/** What rules look at beside a row: rows of other collections, and the day. */
export interface Seen {
  collections: Set<AnyCollection>
  isByDay: boolean
}

/** Asks the rules of a collection for the viewer of a context; its table has its own name in the query. */
export const ruledBy = (ctx: Context, collection: AnyCollection): RuledBy => ({
  viewer: ctx.viewer,
  now: ctx.now,
  site: ctx.site._id,
  catalogue: ctx.app.collections,
  collection,
  alias: collection.name,
})

/** What a rule answers a viewer: yes, no, or the condition under which a row of `alias` is his. */
export const allow = (rule: Rule, by: RuledBy): boolean | RawBuilder<boolean> => {
  const answer = answerOf(rule, by)
  if (typeof answer === 'boolean') return answer
  const parsed = parseFilter(answer, filterable(by.catalogue, by.collection))
  if ('issues' in parsed)
    throw new Error(`a rule of '${by.collection.name}' is no filter: ${JSON.stringify(parsed.issues)}`)
  return compileRule(parsed.filter, by)
}

/** Whether a rule could allow a viewer anything at all, whatever the row. */
export const mayEver = (rule: Rule, by: RuledBy): boolean => answerOf(rule, by) !== false

/** Whether a rule allows a viewer every row. */
export const mayAlways = (rule: Rule, by: RuledBy): boolean => answerOf(rule, by) === true

const answerOf = (rule: Rule, { viewer, now, site, seen }: RuledBy) =>
  rule(viewer, {
    get today() {
      if (seen) seen.isByDay = true
      return bangkokDay(now)
    },
    site,
  })

/** The same answer as SQL, for places where a condition is always written. */
export const asCondition = (answer: boolean | RawBuilder<boolean>): RawBuilder<boolean> =>
  typeof answer === 'boolean' ? (answer ? sql<boolean>`true` : sql<boolean>`false`) : answer

/** Parses every rule of every role against its collection, so that a misspelt rule stops the start, not a request. */
export const assertRules = (catalogue: CollectionMap) => {
  for (const { collection } of catalogue.values())
    for (const role of roles) {
      const by = { viewer: someone(role), now: 0, site: nowhere, catalogue, collection, alias: collection.name }
      for (const rule of rulesOf(collection)) allow(rule, by)
    }
}

/** Whether a field is only ever written: no role may read it in any row. */
export const nobodyReads = ({ read }: Pick<AnyField, 'read'>): boolean =>
  read !== undefined && roles.every((role) => read(someone(role), { today: '1970-01-01', site: nowhere }) === false)

const rulesOf = (collection: AnyCollection): Rule[] => [
  ...Object.values(collection.access),
  ...Object.values(collection.fields).flatMap((field) => field.read ?? []),
]

const nowhere = '0'.repeat(24)
const someone = (role: Role): Viewer => ({ id: nowhere, role, home: nowhere, name: '' })
