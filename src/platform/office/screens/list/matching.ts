import type { RawBuilder } from 'kysely'
import { parseFilter } from '#domain/query/parse-filter.ts'
import type { CollectionTypes as Filterable } from '#domain/query/filter.ts'
import { matchingRows } from '#platform/http/api/find.ts'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import type { Context } from '#platform/context.ts'
import { askable } from '#platform/data/query/askable.ts'
import { fieldAt } from '../description/cell.ts'
import { type ListQuery, searched } from './list-query.ts'
import { isAmong, narrowing } from './views/declared.ts'
import { askedOf } from './filter/asked-of.ts'
import type { Condition } from './filter/conditions.ts'

/** Returns the conditions that the viewer can use. Those on unreadable fields or without meaning are ignored. */
export const storedConditions = (ctx: Context, collection: AnyCollection, query: Pick<ListQuery, 'conditions'>) => {
  if (query.conditions.length === 0) return []
  const seen = askable(ctx, collection)
  return query.conditions.filter((condition) => questionOf(ctx, { collection, seen, condition }) !== null)
}

/** Returns the rows that match a list's address, by search and conditions, before order and page. */
export const matchingList = (ctx: Context, collection: AnyCollection, query: ListQuery) => {
  const seen = askable(ctx, collection)
  const filter = filterOf(ctx, { collection, seen, query })
  return matchingRows(ctx, collection, { filter, seen })
    .where(searched(query.q))
    .where(isAmong(ctx, collection, narrowing(query, { isBin: ctx.trash === collection.name })))
}

/**
 * Returns the rows of a page, of `total` rows. The second half is read from the end, so that the last page is as fast
 * as the first. The first page does not wait for the total.
 */
export const pageOf = async (
  matching: ReturnType<typeof matchingList>,
  of: { page: Pick<ListQuery, 'size' | 'page'>; order: Order; fromEnd: Order; total: () => Promise<number> },
) => {
  const { page, order, fromEnd } = of
  const skipped = (page.page - 1) * page.size
  const rowsIn = (by: Order, offset: number, limit: number) => {
    const ids = matching.select('row._id').orderBy(by).limit(limit).offset(offset)
    const rows = matching.selectAll().orderBy(by)
    return (offset < far ? rows.limit(limit).offset(offset) : rows.where('row._id', 'in', ids)).execute()
  }
  if (skipped === 0) {
    const [rows, total] = await Promise.all([rowsIn(order, 0, page.size), of.total()])
    return { rows, total }
  }
  const total = await of.total()
  const most = Math.min(page.size, total - skipped)
  if (most <= 0) return { rows: [], total }
  if (skipped <= total / 2) return { rows: await rowsIn(order, skipped, page.size), total }
  return { rows: (await rowsIn(fromEnd, total - skipped - most, most)).toReversed(), total }
}

/** From this offset on, skipped rows are read from the index only. */
const far = 500

type Order = RawBuilder<unknown>

/** Returns its conditions in the query language. */
export const filterOf = (
  ctx: Context,
  of: { collection: AnyCollection; seen: Filterable; query: Pick<ListQuery, 'conditions' | 'isAny'> },
): Record<string, unknown> => {
  const questions = of.query.conditions.flatMap((condition) => questionOf(ctx, { ...of, condition }) ?? [])
  return questions.length > 0 ? { [of.query.isAny ? '$or' : '$and']: questions } : {}
}

function questionOf(
  ctx: Context,
  of: { collection: AnyCollection; seen: Filterable; condition: Condition },
): Record<string, unknown> | null {
  const { collection, seen, condition } = of
  const field = Object.hasOwn(seen.fields, condition.field) ? fieldAt(collection, condition.field) : undefined
  const asked = field && askedOf(field, condition, ctx.now)
  if (!asked) return null
  const question = { [condition.field]: asked }
  return 'issues' in parseFilter(question, seen) ? null : question
}
