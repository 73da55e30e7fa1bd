import { type RawBuilder, sql } from 'kysely'
import { allow, asCondition, ruledBy } from '#platform/data/access/allow.ts'
import type { FilterInput } from '#platform/data/access/rule.ts'
import type { ListView } from '#platform/data/collection/define.ts'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import type { Context } from '#platform/context.ts'

/** The declared view that the address of a list asks for; the first where it asks for none, or for one that there is not. */
export const viewAsked = ({ collection, url }: { collection: AnyCollection; url: URL }): ListView | undefined => {
  const views = collection.list.views ?? []
  return views.find(({ name }) => name === url.searchParams.get('view')) ?? views[0]
}

/** What the rows of a derived list have in common: what its route holds, and what its view shows. The bin has no views. */
export const narrowing = (
  { held, view }: { held: FilterInput; view: FilterInput },
  { isBin }: { isBin: boolean },
): FilterInput[] => [held, isBin ? {} : view].filter((filter) => Object.keys(filter).length > 0)

/** That a row, called `row` in its query, is one of these. */
export const isAmong = (
  ctx: Context,
  collection: AnyCollection,
  filters: readonly FilterInput[],
): RawBuilder<boolean> =>
  filters.length === 0
    ? sql<boolean>`true`
    : asCondition(allow(() => ({ $and: filters }), { ...ruledBy(ctx, collection), alias: 'row' }))
