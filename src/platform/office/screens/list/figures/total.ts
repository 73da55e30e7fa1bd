import { sql } from 'kysely'
import { trashOf } from '#platform/data/collection/removal/trash.ts'
import type { Context } from '#platform/context.ts'
import { cachedCounts } from '#platform/office/menu/counts.ts'
import { listHref, type ListQuery } from '../list-query.ts'
import { matchingList } from '../matching.ts'
import type { ListAt } from './opened.ts'

/** Returns how many rows a list has on all pages. Counts again only if something that it counts has changed. */
export const totalOf = async (
  ctx: Context,
  { collection, route, url, query, isBin }: ListAt & { query: ListQuery; isBin: boolean },
): Promise<number> => {
  const { total } = await cachedCounts(ctx, {
    key: `total ${route?.path} ${listHref(url, { page: null, size: null, sort: null, columns: null, per: null })}`,
    read: async (inner) => {
      const matching = matchingList(isBin ? trashOf(inner, collection) : inner, collection, query)
      return { total: (await matching.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()).total }
    },
  })
  return total!
}
