import { type RawBuilder, sql } from 'kysely'
import { normalize } from '#domain/thai-text/normalize.ts'
import { orderTerm } from '#platform/data/collection/order.ts'
import { fieldTypeOf } from '#platform/data/field-types/field-type-of.ts'
import type { FilterInput } from '#platform/data/access/rule.ts'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import type { Route } from '#platform/manifest/manifest.ts'
import { type Condition, readConditions } from './filter/conditions.ts'
import { viewAsked } from './views/declared.ts'

export const sizes = [10, 20, 50] as const
const mostColumns = 30

/** What the address of a list asks for; anything wrong in it counts as not given (specification §9: 10, 20, 50). */
export interface ListQuery {
  q: string
  sort: string
  isDescending: boolean
  page: number
  size: number
  /** What the rows must be; each of it, or any of it. */
  conditions: Condition[]
  isAny: boolean
  /** What the route of the list holds, of every row, removed or not. */
  held: FilterInput
  /** What the declared view shows; the bin has none. */
  view: FilterInput
  /** The columns that are asked for by name, in their order; null for those that the collection declares. */
  columns: readonly string[] | null
}

export const readListQuery = (url: URL, collection: AnyCollection, route?: Route | null): ListQuery => {
  const [sort, direction] = (url.searchParams.get('sort') ?? collection.list.sort).split(' ') as [string, string?]
  const isKnown = isSortable(collection, sort)
  const [standing, standingDirection] = collection.list.sort.split(' ') as [string, string?]
  return {
    q: (url.searchParams.get('q') ?? '').trim().slice(0, 100),
    sort: isKnown ? sort : standing,
    isDescending: (isKnown ? direction : standingDirection) === 'desc',
    ...readPage(url),
    conditions: readConditions(url.searchParams),
    isAny: url.searchParams.get('any') === '1',
    held: route?.presets ?? {},
    view: viewAsked({ collection, url })?.rows ?? {},
    columns: url.searchParams.get('columns')?.slice(0, 2000).split(',').slice(0, mostColumns) ?? null,
  }
}

/** Which page of how many rows the address asks for. */
export const readPage = ({ searchParams }: URL): Pick<ListQuery, 'page' | 'size'> => {
  const [size, page] = [Number(searchParams.get('size')), Number(searchParams.get('page'))]
  return {
    page: Number.isInteger(page) && page > 0 && page < 100_000 ? page : 1,
    size: sizes.find((one) => one === size) ?? 10,
  }
}

/** Columns of the table itself can be sorted; parts of a group cannot. */
export const isSortable = (collection: AnyCollection, name: string) =>
  ['createdAt', 'updatedAt'].includes(name) ||
  (Object.hasOwn(collection.fields, name) && fieldTypeOf(collection.fields[name]!).isSortable)

/** The address of the same list with some of its parameters changed; a change of order or size begins at page one. */
export const listHref = (url: URL, change: Record<string, string | null>) => {
  const next = new URLSearchParams(url.searchParams)
  for (const told of ['done', 'row', 'batch', 'replace', 'run']) next.delete(told)
  if (!('page' in change)) next.delete('page')
  for (const [name, value] of Object.entries(change)) {
    if (value === null) next.delete(name)
    else next.set(name, value)
  }
  const query = next.toString()
  return url.pathname + (query && `?${query}`)
}

/** Rows whose search text holds every word of the search. */
export const searched = (q: string): RawBuilder<boolean> => {
  const found = normalize(q)
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => sql<boolean>`row.search like ${`%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`}`)
  return found.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(found, sql` and `)}`
}

/** The order that a declared index answers; rows that are alike in it keep the order of their ids. */
export const ordered = (collection: AnyCollection, query: Pick<ListQuery, 'sort' | 'isDescending'>) =>
  sql`${orderTerm(collection, { field: query.sort, isDescending: query.isDescending })}, row._id`

/** The same from the end. */
export const reversed = (collection: AnyCollection, query: Pick<ListQuery, 'sort' | 'isDescending'>) =>
  sql`${orderTerm(collection, { field: query.sort, isDescending: !query.isDescending })}, row._id desc`
