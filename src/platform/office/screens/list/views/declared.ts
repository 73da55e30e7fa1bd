import { type RawBuilder, sql } from 'kysely'
import { allow, asCondition, ruledBy } from '#platform/data/access/allow.ts'
import type { FilterInput } from '#platform/data/access/rule.ts'
import type { ListView } from '#platform/data/collection/define.ts'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import type { Context } from '#platform/context.ts'

/** Returns the declared view in the list's address; the first by default or if unknown. */
export const viewAsked = ({ collection, url }: { collection: AnyCollection; url: URL }): ListView | undefined => {
  const views = collection.list.views ?? []
  return views.find(({ name }) => name === url.searchParams.get('view')) ?? views[0]
}

/** Returns the filter of a derived list: its route's values and its view. Removed rows have no views. */
export const narrowing = (
  { held, view }: { held: FilterInput; view: FilterInput },
  { isBin }: { isBin: boolean },
): FilterInput[] => [held, isBin ? {} : view].filter((filter) => Object.keys(filter).length > 0)

/** SQL condition: the row called `row` matches. */
export const isAmong = (
  ctx: Context,
  collection: AnyCollection,
  filters: readonly FilterInput[],
): RawBuilder<boolean> =>
  filters.length === 0
    ? sql<boolean>`true`
    : asCondition(allow(() => ({ $and: filters }), { ...ruledBy(ctx, collection), alias: 'row' }))
