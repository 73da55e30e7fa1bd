import { sql } from 'kysely'
import { from } from '#platform/data/collection/rows.ts'
import type { RowOf } from '#platform/data/collection/registry.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { record } from '#platform/data/collection/write.ts'
import { computeWhere } from '#platform/data/collection/writing/compute-where.ts'
import { savedMeanwhile } from '#platform/data/collection/writing/request-errors.ts'
import type { Context } from '#platform/context.ts'
import { invalid, type RequestError } from '#platform/errors/errors.ts'
import { fill } from '#platform/site/i18n/words.ts'
import type { MoveKind } from '../rules/move-kinds.ts'
import { problemWords as words } from '../words.ts'
import { updateAvailability } from './availability.server.ts'

export interface StockMove {
  sku: string
  /** How many pieces come in; negative for what goes out. */
  quantity: number
  kind: MoveKind
  ref?: string | null
  reason?: string | null
  /** The version of the stock item that the person saw. Another one is a conflict. */
  version?: number
}

/**
 * Changes the stock of SKUs and records the moves, all or none. SKUs are locked in the order of their text. Throws
 * invalid for an unknown SKU and for less than what is reserved, and conflict for another version.
 */
export const moveStock = (ctx: Context, moves: readonly StockMove[]): Promise<void> =>
  inTransaction(ctx, async (inside) => {
    const changed = []
    for (const move of bySku(moves)) changed.push({ item: await moveOne(inside, move), more: move.quantity })
    await updateAvailability(inside, changed)
  })

/** Sorts by the code points of the SKU: every transaction locks stock in this order, so that two never wait for each other. */
export const bySku = <Line extends { sku: string }>(lines: readonly Line[]): Line[] =>
  lines.toSorted((a, b) => (a.sku < b.sku ? -1 : a.sku > b.sku ? 1 : 0))

async function moveOne(ctx: Context, move: StockMove) {
  const { sku, quantity, version } = move
  const item = await computeWhere(ctx, 'stock_item', {
    where: { sku },
    only: sql<boolean>`"onHand" + ${quantity} >= reserved and ${version ?? null}::int is not distinct from
      (case when ${version ?? null}::int is null then null else version end)`,
    change: { onHand: sql`"onHand" + ${quantity}` },
  })
  if (!item) throw await reasonOf(ctx, move)
  await recordMove(ctx, { item, move })
  return item
}

/** Records what changed the stock of an item. */
export const recordMove = (
  ctx: Context,
  { item, move }: { item: Pick<RowOf<'stock_item'>, '_id' | 'onHand'>; move: Omit<StockMove, 'version'> },
) => {
  const { sku, kind, quantity, ref = null, reason = null } = move
  return record(ctx, 'stock_move', { itemID: item._id, sku, kind, quantity, balance: item.onHand, ref, reason })
}

/** Why a move was not possible, for staff. */
async function reasonOf(ctx: Context, { sku, version }: StockMove): Promise<RequestError> {
  const item = await from(ctx, 'stock_item')
    .select('stock_item.version')
    .where('stock_item.sku', '=', sku)
    .executeTakeFirst()
  if (!item) return unknownSku(sku)
  if (version !== undefined && item.version !== version) return savedMeanwhile()
  return invalid({ field: 'stock', code: 'reserved', ...words.stockBelow })
}

/** The specification's sentence for an unknown SKU (§8). */
export const unknownSku = (sku: string) => {
  const { th, en } = words.noSku
  const shown = { sku: sku.slice(0, 64) }
  return invalid({ field: 'subProducts', code: 'sku', th: fill(th, shown), en: fill(en, shown) })
}
