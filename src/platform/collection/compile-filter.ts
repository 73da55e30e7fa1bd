import { type RawBuilder, sql } from 'kysely'
import type { Filter, Scalar } from '#domain/query/filter.ts'
import { columnOf, comparedAs } from './catalogue.ts'
import type { AnyCollection, Catalogue } from './registry.ts'
import { sameSite } from './scope.ts'

/** Where a filter is compiled: its collection, the alias its table has, and the alias depth for what it relates to. */
interface Place {
  catalogue: Catalogue
  collection: AnyCollection
  alias: string
  depth: number
}
type Condition = RawBuilder<boolean>

/** A parsed filter as one SQL condition over `alias`; every value is a parameter, negation includes null. */
export const compileFilter = (filter: Filter, place: Omit<Place, 'depth'>): Condition =>
  condition(filter, { ...place, depth: 1 })

function condition(filter: Filter, place: Place): Condition {
  if (filter.is === 'all') return sql<boolean>`true`
  if (filter.is === 'none') return sql<boolean>`false`
  if (filter.is === 'not') return sql<boolean>`(${condition(filter.of, place)}) is not true`
  if (filter.is === 'related') return related(filter, place)
  return isLeaf(filter) ? onColumn(filter, place) : joined(filter, place)
}

type Leaf = Extract<Filter, { field: string }>

const isLeaf = (filter: Filter): filter is Leaf => 'field' in filter

function joined(filter: { is: 'and' | 'or'; of: Filter[] }, place: Place): Condition {
  if (filter.of.length === 0) return filter.is === 'and' ? sql<boolean>`true` : sql<boolean>`false`
  const parts = filter.of.map((one) => sql`(${condition(one, place)})`)
  return sql<boolean>`${sql.join(parts, filter.is === 'and' ? sql` and ` : sql` or `)}`
}

function related(filter: { relation: string; of: Filter }, place: Place): Condition {
  const relation = place.collection.relations![filter.relation]!
  const collection = place.catalogue.get(relation.to)!.collection
  const alias = `r${place.depth}`
  const inner = condition(filter.of, { ...place, collection, alias, depth: place.depth + 1 })
  const here = sql.ref(`${place.alias}.${relation.from}`)
  const there = sql.ref(`${alias}.${relation.at}`)
  const site = sameSite({ ...place.collection, alias: place.alias }, { ...collection, alias })
  const isList =
    comparedAs(collection, relation.at) === 'list' || comparedAs(place.collection, relation.from) === 'list'
  const link = isList ? sql`${here} && array[${there}]` : sql`${there} = ${here}`
  return sql<boolean>`exists (select 1 from ${sql.table(relation.to)} as ${sql.ref(alias)} where ${site}${link} and ${inner})`
}

function onColumn(filter: Leaf, place: Place): Condition {
  const field = filter.field.split('.')[0]!
  const kind = comparedAs(place.collection, field)
  const column = sql.ref(`${place.alias}.${columnOf(place.collection, field)}`)
  if (kind === 'json') return inJson(filter, place)
  if (kind === 'list') return inList(filter, column)
  if (filter.is === 'equals') return equals(column, filter.value)
  if (filter.is === 'compare') return compare(column, filter, kind === 'text')
  if (filter.is === 'contains') return contains(column, filter)
  return oneOf(filter.values, (value) => equals(column, value))
}

/** A list matches when one of its elements does, as in MongoDB. */
function inList(filter: Leaf, column: RawBuilder<unknown>): Condition {
  if (filter.is === 'equals') return holds(column, filter.value)
  if (filter.is === 'in') return oneOf(filter.values, (value) => holds(column, value))
  const element = sql.ref('element')
  const test = filter.is === 'compare' ? compare(element, filter, true) : contains(element, filter)
  return sql<boolean>`exists (select 1 from unnest(${column}) as ${element} where ${test})`
}

const holds = (column: RawBuilder<unknown>, value: Scalar): Condition =>
  value === null ? sql<boolean>`${column} is null` : sql<boolean>`${column} @> array[${String(value)}]::text[]`

/** Text is compared by code point, as the evaluator in memory does. */
function compare(column: RawBuilder<unknown>, filter: Extract<Leaf, { is: 'compare' }>, isText: boolean): Condition {
  const than = isText ? sql`${filter.value} collate "C"` : sql`${filter.value}`
  return sql<boolean>`${column} ${sql.raw(operators[filter.by])} ${than}`
}

const equals = (column: RawBuilder<unknown>, value: Scalar): Condition =>
  value === null ? sql<boolean>`${column} is null` : sql<boolean>`${column} = ${value}`

function oneOf(values: Scalar[], one: (value: Scalar) => Condition): Condition {
  return values.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(values.map(one), sql` or `)})`
}

function contains(column: RawBuilder<unknown>, filter: { text: string; anyCase: boolean }): Condition {
  const pattern = `%${filter.text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  return filter.anyCase ? sql<boolean>`${column} ilike ${pattern}` : sql<boolean>`${column} like ${pattern}`
}

const operators = { gt: '>', gte: '>=', lt: '<', lte: '<=' } as const

/** Lax jsonpath walks arrays as MongoDB does; the path holds only checked names, the value is a variable. */
function inJson(filter: Leaf, place: Place): Condition {
  const [field, ...rest] = filter.field.split('.') as [string, ...string[]]
  const column = sql.ref(`${place.alias}.${field}`)
  const path = ['$', ...rest.map((part) => `"${part}"`)].join('.')
  const has = (test: string, value: unknown) =>
    sql<boolean>`jsonb_path_exists(${column}, ${`${path} ? (${test})`}::jsonpath, ${JSON.stringify({ v: value })}::jsonb)`
  const same = (value: Scalar): Condition =>
    value === null ? sql<boolean>`not coalesce(${has('@ != null', null)}, false)` : has('@ == $v', value)
  if (filter.is === 'equals') return same(filter.value)
  if (filter.is === 'compare') return has(`@ ${operators[filter.by]} $v`, filter.value)
  if (filter.is === 'in') return oneOf(filter.values, same)
  const texts = sql`jsonb_path_query(${column}, ${`${path} ? (@.type() == "string")`}::jsonpath)`
  return sql<boolean>`exists (select 1 from ${texts} as found(value) where ${contains(sql`found.value #>> '{}'`, filter)})`
}
