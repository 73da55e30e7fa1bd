import { type RawBuilder, sql } from 'kysely'
import { columnOf } from '#platform/data/collection/catalogue.ts'
import { orderTerm } from '#platform/data/collection/order.ts'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import type { Context } from '#platform/context.ts'
import { fill } from '#platform/site/i18n/words.ts'
import type { Route } from '#platform/manifest/manifest.ts'
import type { RecordDescription } from '#ui/office/description.ts'
import { matchingList } from '../list/matching.ts'
import { type ListQuery, readListQuery } from '../list/list-query.ts'
import { pathTo } from '../paths.ts'
import { recordWords as words } from './words.ts'

type Row = Record<string, unknown>

interface Stood {
  collection: AnyCollection
  route: Route
  row: Row
  url: URL
}

/** Returns the previous and next row, in the order of the list named in `from`, or in the default order. */
export const neighboursOf = async (ctx: Context, stood: Stood): Promise<Pick<RecordDescription, 'neighbours'>> => {
  const { collection, route, url } = stood
  const { locale } = ctx
  const query = readListQuery(listUrl(url), collection)
  const [previous, next, position] = await Promise.all([
    neighbour(ctx, stood, { query, isBefore: true }),
    neighbour(ctx, stood, { query, isBefore: false }),
    cameFrom(url) === '' ? null : positionOf(ctx, stood, query),
  ])
  const link = (row: Row | undefined, label: string) => {
    const href = row && pathTo(ctx, { collection: collection.name, verb: 'show', near: route, row })
    return href === undefined ? undefined : { href: withFrom(href, url), label }
  }
  const before = link(previous, words.previous[locale])
  const after = link(next, words.next[locale])
  if (!before && !after) return {}
  return {
    neighbours: {
      ...(before && { previous: before }),
      ...(after && { next: after }),
      ...(position && { position: fill(words.position[locale], position) }),
    },
  }
}

/** Returns the query string of the previous list; '' if there is none. */
export const cameFrom = (url: URL) =>
  new URLSearchParams((url.searchParams.get('from') ?? '').slice(0, 2000)).toString()

/** Returns an address that keeps the previous list. */
export const withFrom = (href: string, url: URL) => {
  const from = cameFrom(url)
  return from === '' ? href : `${href}${href.includes('?') ? '&' : '?'}from=${encodeURIComponent(from)}`
}

const listUrl = (url: URL) => new URL(`?${cameFrom(url)}`, url.origin)

async function neighbour(
  ctx: Context,
  stood: Stood,
  of: { query: ListQuery; isBefore: boolean },
): Promise<Row | undefined> {
  const { collection } = stood
  const { query, isBefore } = of
  const term = orderTerm(collection, { field: query.sort, isDescending: query.isDescending !== isBefore })
  return matchingList(ctx, collection, query)
    .selectAll()
    .where(beyond(stood, of))
    .orderBy(sql`${term}, row._id ${sql.raw(isBefore ? 'desc' : 'asc')}`)
    .limit(1)
    .executeTakeFirst()
}

/** Returns the row's position in the list, and the number of rows. */
async function positionOf(ctx: Context, stood: Stood, query: ListQuery) {
  const { n, total } = await matchingList(ctx, stood.collection, query)
    .select([
      sql<number>`count(*) filter (where ${beyond(stood, { query, isBefore: true })})`.as('n'),
      sql<number>`count(*)`.as('total'),
    ])
    .executeTakeFirstOrThrow()
  return { n: (Number(n) + 1).toLocaleString('th-TH'), total: Number(total).toLocaleString('th-TH') }
}

/** The rows before or after a row. Null sorts first, and equal rows are ordered by id. */
function beyond({ collection, row }: Stood, of: { query: ListQuery; isBefore: boolean }): RawBuilder<boolean> {
  const { query, isBefore } = of
  const column = sql.ref(`row.${columnOf(collection, query.sort)}`)
  const value = row[query.sort] ?? null
  const isMore = query.isDescending === isBefore
  const more = value === null ? sql`${column} is not null` : sql`${column} > ${value}`
  const less = value === null ? sql`false` : sql`(${column} < ${value} or ${column} is null)`
  const alike = value === null ? sql`${column} is null` : sql`${column} = ${value}`
  const byId = isBefore ? sql`row._id < ${row['_id']}` : sql`row._id > ${row['_id']}`
  return sql<boolean>`(${isMore ? more : less} or (${alike} and ${byId}))`
}
