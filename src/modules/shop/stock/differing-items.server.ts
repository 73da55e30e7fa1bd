import { sql } from 'kysely'
import { from, rows } from '#platform/data/collection/rows.ts'
import { privateRows } from '#platform/data/private-table/access.ts'
import type { Context } from '#platform/context.ts'
import { stockHold } from '../tables.ts'

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

/** Stock items whose reserved pieces are not the sum of what orders hold: at most 100. For staff. */
export const differingReservations = (ctx: Context) =>
  from(ctx, 'stock_item')
    .leftJoin(privateRows(ctx, stockHold), (join) =>
      join.onRef('stock_hold.sku', '=', 'stock_item.sku').on('stock_hold.state', '=', 'held'),
    )
    .select(['stock_item._id', 'stock_item.sku', 'stock_item.reserved'])
    .select(sql<number>`coalesce(sum(stock_hold.quantity), 0)::int`.as('held'))
    .groupBy(['stock_item._id', 'stock_item.sku', 'stock_item.reserved'])
    .having(sql<boolean>`stock_item.reserved <> coalesce(sum(stock_hold.quantity), 0)`)
    .limit(100)
    .execute()
