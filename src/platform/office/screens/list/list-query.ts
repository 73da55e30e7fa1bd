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

/** The parameters of a list's address. Invalid ones are ignored (specification §9: 10, 20, 50). */
export interface ListQuery {
  q: string
  sort: string
  isDescending: boolean
  page: number
  size: number
  /** The conditions on rows, combined with all or any. */
  conditions: Condition[]
  isAny: boolean
  /** The route's filter on every row, removed or not. */
  held: FilterInput
  /** The filter of the declared view; removed rows have none. */
  view: FilterInput
  /** The requested columns in order; null for the declared ones. */
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
    held: { ...route?.rows, ...route?.presets },
    view: viewAsked({ collection, url })?.rows ?? {},
    columns: url.searchParams.get('columns')?.slice(0, 2000).split(',').slice(0, mostColumns) ?? null,
  }
}

/** Returns the page number and size in the address. */
export const readPage = ({ searchParams }: URL): Pick<ListQuery, 'page' | 'size'> => {
  const [size, page] = [Number(searchParams.get('size')), Number(searchParams.get('page'))]
  return {
    page: Number.isInteger(page) && page > 0 && page < 100_000 ? page : 1,
    size: sizes.find((one) => one === size) ?? 10,
  }
}

/** Columns of the table can be sorted; parts of a group cannot. */
export const isSortable = (collection: AnyCollection, name: string) =>
  ['createdAt', 'updatedAt'].includes(name) ||
  (Object.hasOwn(collection.fields, name) && fieldTypeOf(collection.fields[name]!).isSortable)

/** Returns the list's address with some parameters changed. A new order or page size starts at page one. */
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

/** Matches rows whose search text contains every word. */
export const searched = (q: string): RawBuilder<boolean> => {
  const found = normalize(q)
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => sql<boolean>`row.search like ${`%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`}`)
  return found.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(found, sql` and `)}`
}

/** The order of a declared index; equal rows are ordered by id. */
export const ordered = (collection: AnyCollection, query: Pick<ListQuery, 'sort' | 'isDescending'>) =>
  sql`${orderTerm(collection, { field: query.sort, isDescending: query.isDescending })}, row._id`

/** The reverse order. */
export const reversed = (collection: AnyCollection, query: Pick<ListQuery, 'sort' | 'isDescending'>) =>
  sql`${orderTerm(collection, { field: query.sort, isDescending: !query.isDescending })}, row._id desc`
