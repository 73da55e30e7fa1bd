import { sql } from 'kysely'
import { from, rows } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'

/**
 * Stock items whose number is not the sum of their moves: at most 100. There are none, unless somebody changed the
 * database by hand. For staff.
 */
export const differingItems = (ctx: Context) =>
  from(ctx, 'stock_item')
    .leftJoin(rows(ctx, 'stock_move'), 'stock_move.itemID', 'stock_item._id')
    .select(['stock_item._id', 'stock_item.sku', 'stock_item.onHand'])
    .select(sql<number>`coalesce(sum(stock_move.quantity), 0)::int`.as('moved'))
    .groupBy(['stock_item._id', 'stock_item.sku', 'stock_item.onHand'])
    .having(sql<boolean>`stock_item."onHand" <> coalesce(sum(stock_move.quantity), 0)`)
    .limit(100)
    .execute()
