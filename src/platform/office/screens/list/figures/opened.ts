import type { AnyCollection } from '#platform/data/collection/registry.ts'
import type { Context } from '#platform/context.ts'
import type { Route } from '#platform/manifest/manifest.ts'
import { listOf, readConditions } from '../filter/conditions.ts'
import { readListQuery } from '../list-query.ts'
import { storedConditions, matchingList } from '../matching.ts'

/** A list, and the address at which it is shown; `route` is its own. */
export interface ListAt {
  collection: AnyCollection
  route: Route | null
  url: URL
}

/** The address that opens the rows of which these are true; null where the viewer cannot ask one of them. */
export const opensAt = (ctx: Context, at: ListAt, where: readonly string[]): string | null => {
  const conditions = readConditions(new URLSearchParams(where.map((one) => ['where', one])))
  const isWhole = conditions.length === where.length
  const held = storedConditions(ctx, at.collection, { conditions })
  return isWhole && held.length === where.length ? listOf(at.url.pathname, conditions) : null
}

/** The rows that an address of the list shows, so that what is counted is what is opened. */
export const rowsAt = (ctx: Context, { collection, route, url }: ListAt, href: string) =>
  matchingList(ctx, collection, readListQuery(new URL(href, url), collection, route))
