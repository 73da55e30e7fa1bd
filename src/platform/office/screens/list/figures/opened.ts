import type { AnyCollection } from '#platform/data/collection/registry.ts'
import type { Context } from '#platform/context.ts'
import type { Route } from '#platform/manifest/manifest.ts'
import { listOf, readConditions } from '../filter/conditions.ts'
import { readListQuery } from '../list-query.ts'
import { storedConditions, matchingList } from '../matching.ts'

/** A list and its current address; `route` is its route. */
export interface ListAt {
  collection: AnyCollection
  route: Route | null
  url: URL
}

/** Returns the address of rows that match these conditions; null if the viewer cannot use one of them. */
export const opensAt = (ctx: Context, at: ListAt, where: readonly string[]): string | null => {
  const conditions = readConditions(new URLSearchParams(where.map((one) => ['where', one])))
  const isWhole = conditions.length === where.length
  const held = storedConditions(ctx, at.collection, { conditions })
  return isWhole && held.length === where.length ? listOf(at.url.pathname, conditions) : null
}

/** Returns the rows of a list address, so that counts match the linked rows. */
export const rowsAt = (ctx: Context, { collection, route, url }: ListAt, href: string) =>
  matchingList(ctx, collection, readListQuery(new URL(href, url), collection, route))
