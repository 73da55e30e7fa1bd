import { type RawBuilder, sql } from 'kysely'
import { canon } from '#domain/thai-text/canon.ts'
import { orderTerm } from '#platform/collection/order.ts'
import { kindOf } from '#platform/kinds/kind-of.ts'
import type { AnyCollection } from '#platform/collection/registry.ts'

export const sizes = [10, 20, 50] as const

/** What the address of a list asks for; anything wrong in it counts as not given (specification §9: 10, 20, 50). */
export interface ListQuery {
  q: string
  sort: string
  isDescending: boolean
  page: number
  size: number
}

export const readListQuery = (url: URL, collection: AnyCollection): ListQuery => {
  const [sort, direction] = (url.searchParams.get('sort') ?? collection.list.sort).split(' ') as [string, string?]
  const isKnown = isSortable(collection, sort)
  const size = Number(url.searchParams.get('size'))
  const page = Number(url.searchParams.get('page'))
  const [standing, standingDirection] = collection.list.sort.split(' ') as [string, string?]
  return {
    q: (url.searchParams.get('q') ?? '').trim().slice(0, 100),
    sort: isKnown ? sort : standing,
    isDescending: (isKnown ? direction : standingDirection) === 'desc',
    page: Number.isInteger(page) && page > 0 && page < 100_000 ? page : 1,
    size: sizes.find((one) => one === size) ?? 10,
  }
}

/** Columns of the table itself can be sorted; parts of a group cannot. */
export const isSortable = (collection: AnyCollection, name: string) =>
  ['createdAt', 'updatedAt'].includes(name) ||
  (Object.hasOwn(collection.fields, name) && kindOf(collection.fields[name]!).isSortable)

/** The address of the same list with some of its parameters changed; a change of order or size begins at page one. */
export const listHref = (url: URL, change: Record<string, string | null>) => {
  const next = new URLSearchParams(url.searchParams)
  next.delete('done')
  next.delete('row')
  if (!('page' in change)) next.delete('page')
  for (const [name, value] of Object.entries(change)) {
    if (value === null) next.delete(name)
    else next.set(name, value)
  }
  const query = next.toString()
  return url.pathname.replace(/\.data$/, '') + (query && `?${query}`)
}

/** Rows whose search text holds every word of the search. */
export const searched = (q: string): RawBuilder<boolean> => {
  const found = canon(q)
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => sql<boolean>`row.search like ${`%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`}`)
  return found.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(found, sql` and `)}`
}

/** The order that a declared index answers; rows that are alike in it keep the order of their ids. */
export const ordered = (collection: AnyCollection, query: Pick<ListQuery, 'sort' | 'isDescending'>) =>
  sql`${orderTerm(collection, { field: query.sort, isDescending: query.isDescending })}, row._id`
