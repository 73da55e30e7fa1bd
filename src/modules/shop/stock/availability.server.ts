import { sql } from 'kysely'
import { compute } from '#platform/data/collection/write.ts'
import type { RowOf } from '#platform/data/collection/registry.ts'
import type { Context } from '#platform/context.ts'
import { coarse } from '../rules/availability.ts'

type Item = Pick<RowOf<'stock_item'>, 'productID' | 'onHand' | 'reserved'>

/** A stock item after a change, and by how much its free pieces changed. */
export interface ChangedItem {
  item: Item
  more: number
}

/**
 * Updates the availability of products whose word changed, ordered by id. Call it after all SKUs of a transaction are
 * changed, so that products are locked last. A product whose word did not change is not written.
 */
export const updateAvailability = async (ctx: Context, changed: readonly ChangedItem[]): Promise<void> => {
  const ids = changed.filter(isWordChanged).map(({ item }) => item.productID)
  for (const _id of [...new Set(ids)].toSorted()) {
    const availability = sql<number>`(select least(6, greatest(0, coalesce(sum(i."onHand" - i.reserved), 0)))::int
      from stock_item i where i.site = ${ctx.site._id} and i."productID" = ${_id} and i."removedAt" is null)`
    await compute(ctx, 'product', { _id, change: { availability: availability as unknown as number } })
  }
}

const isWordChanged = ({ item, more }: ChangedItem) => {
  const free = item.onHand - item.reserved
  return coarse(free) !== coarse(free - more)
}
