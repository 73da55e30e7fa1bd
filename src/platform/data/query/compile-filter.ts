import { type RawBuilder, sql } from 'kysely'
import type { Filter, Scalar } from '#domain/query/filter.ts'
import type { AnyCollection, CollectionMap } from '#platform/data/collection/registry.ts'
import { isLive } from '#platform/data/collection/removal/soft-delete-columns.ts'
import { sameSite } from '#platform/data/collection/scope.ts'
import { inJson } from './json-filter.ts'
import { type Operand, operandsOf } from './operand.ts'

export type Condition = RawBuilder<boolean>
export type Leaf = Extract<Filter, { field: string }>
type Inner = Extract<Filter, { is: 'element' }>

/** What the names of a filter mean in this context. */
export interface Place {
  operand: (field: string) => Operand
  /** How to find a row of a relation. Only rules follow relations. */
  related?: (filter: Extract<Filter, { is: 'related' }>) => Condition
}

/** Compiles a parsed filter to one SQL condition. Every value is a parameter, and negation includes null. */
export const compileFilter = (filter: Filter, place: Place): Condition => {
  switch (filter.is) {
    case 'all':
      return sql<boolean>`true`
    case 'none':
      return sql<boolean>`false`
    case 'not':
      return sql<boolean>`(${compileFilter(filter.of, place)}) is not true`
    case 'related':
      if (!place.related) throw new Error(`'${filter.relation}' is a relation, and none can be asked here`)
      return place.related(filter)
    case 'and':
    case 'or':
      return joined(filter, place)
    default:
      return onOperand(filter, place)
  }
}

/** Does the same for the rows of a collection, with relations, in a query that calls its table `alias`. */
export const compileRule = (filter: Filter, by: Walked & { depth?: number }): Condition => {
  const { collection, depth = 1 } = by
  return compileFilter(filter, {
    operand: operandsOf(collection, by.alias),
    related: (asked) => related(asked, { ...by, depth }),
  })
}

/** The context of a compiled rule. `seen` records the collections that it follows. */
interface Walked {
  catalogue: CollectionMap
  collection: AnyCollection
  alias: string
  seen?: { collections: Set<AnyCollection> }
}

function joined(filter: { is: 'and' | 'or'; of: Filter[] }, place: Place): Condition {
  if (filter.of.length === 0) return filter.is === 'and' ? sql<boolean>`true` : sql<boolean>`false`
  const parts = filter.of.map((one) => sql`(${compileFilter(one, place)})`)
  // Parentheses are required: without them "of this site and a or b" would include b of every site.
  return sql<boolean>`(${sql.join(parts, filter.is === 'and' ? sql` and ` : sql` or `)})`
}

function related(filter: { relation: string; of: Filter }, by: Walked & { depth: number }): Condition {
  const relation = by.collection.relations![filter.relation]!
  const collection = by.catalogue.get(relation.to)!.collection
  by.seen?.collections.add(collection)
  const alias = `r${by.depth}`
  const inner = compileRule(filter.of, { ...by, collection, alias, depth: by.depth + 1 })
  const link = linked(operandsOf(by.collection, by.alias)(relation.from), operandsOf(collection, alias)(relation.at))
  const site = sameSite({ ...by.collection, alias: by.alias }, { ...collection, alias })
  return sql<boolean>`exists (select 1 from ${sql.table(relation.to)} as ${sql.ref(alias)} where ${site}${sql.join([link, ...isLive(collection, alias), inner], sql` and `)})`
}

/** Condition: two fields have the same value, or one is a list that contains the other. */
export const linked = (here: Operand, there: Operand): Condition => {
  if (here.kind === 'list' && there.kind === 'list') return sql<boolean>`${there.sql} && ${here.sql}`
  if (there.kind === 'list') return sql<boolean>`${there.sql} @> array[${here.sql}]`
  return here.kind === 'list' ? sql<boolean>`${there.sql} = any(${here.sql})` : sql<boolean>`${there.sql} = ${here.sql}`
}

function onOperand(filter: Leaf, place: Place): Condition {
  const operand = place.operand(filter.field)
  if (operand.kind === 'json') return inJson(filter, { operand, contains, compileFilter })
  if (operand.kind === 'list') return inList(filter, operand.sql)
  const column = operand.sql
  if (filter.is === 'equals') return equals(column, filter.value)
  if (filter.is === 'compare') return compare(column, filter, operand.kind === 'text')
  if (filter.is === 'contains') return contains(column, filter)
  if (filter.is === 'in') return oneOf(filter.values, column)
  return sql<boolean>`false`
}

/** A list matches when one of its elements does, as in MongoDB. */
function inList(filter: Leaf, column: RawBuilder<unknown>): Condition {
  if (filter.is === 'equals') return holds(column, filter.value)
  if (filter.is === 'in') return holdsOne(filter.values, column)
  if (filter.is === 'size') return sql<boolean>`cardinality(${column}) = ${filter.size}`
  const element = sql.ref('element')
  const test = filter.is === 'element' ? inElement(filter, element) : onElement(filter, element)
  return sql<boolean>`exists (select 1 from unnest(${column}) as ${element} where ${test})`
}

const onElement = (filter: Extract<Leaf, { is: 'compare' | 'contains' }>, element: RawBuilder<unknown>) =>
  filter.is === 'compare' ? compare(element, filter, true) : contains(element, filter)

const inElement = (filter: Inner, element: RawBuilder<unknown>) =>
  compileFilter(filter.of, { operand: () => ({ kind: 'text', sql: element, path: [] }) })

const holds = (column: RawBuilder<unknown>, value: Scalar): Condition =>
  value === null ? sql<boolean>`${column} is null` : sql<boolean>`${column} @> array[${String(value)}]::text[]`

const holdsOne = (values: Scalar[], column: RawBuilder<unknown>): Condition => {
  const said = values.filter((value) => value !== null).map(String)
  const is = said.length > 0 ? [sql<boolean>`${column} && array[${sql.join(said)}]::text[]`] : []
  return anyOf([...is, ...(said.length < values.length ? [holds(column, null)] : [])])
}

/** Text compares by code point, as in the in-memory evaluator. */
function compare(column: RawBuilder<unknown>, filter: Extract<Leaf, { is: 'compare' }>, isText: boolean): Condition {
  const than = isText ? sql`${filter.value} collate "C"` : operandOf(filter.value)
  return sql<boolean>`${column} ${sql.raw(operators[filter.by])} ${than}`
}

const equals = (column: RawBuilder<unknown>, value: Scalar): Condition =>
  value === null ? sql<boolean>`${column} is null` : sql<boolean>`${column} = ${operandOf(value)}`

/** A number outside the integer range is not an error; it compares as a number. */
const operandOf = (value: Scalar): RawBuilder<unknown> =>
  typeof value === 'number' && !isInteger(value) ? sql`${value}::numeric` : sql`${value}`
const isInteger = (value: number) => Number.isInteger(value) && Math.abs(value) < 2 ** 31

/** The column appears once. It may be a whole permission subquery, which would be too expensive to repeat. */
const oneOf = (values: Scalar[], column: RawBuilder<unknown>): Condition => {
  const said = values.filter((value) => value !== null).map(operandOf)
  const is = said.length > 0 ? [sql<boolean>`${column} in (${sql.join(said)})`] : []
  return anyOf([...is, ...(said.length < values.length ? [equals(column, null)] : [])])
}

const anyOf = (conditions: Condition[]): Condition =>
  conditions.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(conditions, sql` or `)})`

/**
 * Whether a text contains a literal text, with LIKE wildcards escaped. Thai has no case. Only non-ASCII letters with
 * case need locale rules, which cost thirty times as much and cannot use the index of `contained`.
 */
export const contains = (column: RawBuilder<unknown>, filter: { text: string; anyCase: boolean }): Condition => {
  const pattern = `%${filter.text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  if (filter.anyCase && hasForeignCase(filter.text)) return sql<boolean>`${column} ilike ${pattern}`
  const is = sql.raw(filter.anyCase && /[a-z]/i.test(filter.text) ? 'ilike' : 'like')
  const text = filter.text.length < fewestLetters ? sql`${column} || ''` : column
  return sql<boolean>`(${text}) collate "C" ${is} ${pattern}`
}

/** The trigram index needs three letters. With fewer it scans the whole index, which is slower than the rows. */
const fewestLetters = 3

const hasForeignCase = (text: string) => [...text].some((sign) => sign > '\u007f' && isCased(sign))
const isCased = (sign: string) => sign.toLowerCase() !== sign.toUpperCase()

const operators = { gt: '>', gte: '>=', lt: '<', lte: '<=' } as const
