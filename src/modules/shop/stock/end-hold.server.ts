import { sql } from 'kysely'
import { inTransaction, savepoint } from '#platform/data/collection/transaction.ts'
import { computeWhere } from '#platform/data/collection/writing/compute-where.ts'
import type { Context } from '#platform/context.ts'
import { updatePrivate } from '#platform/data/private-table/access.ts'
import { notFound } from '#platform/errors/errors.ts'
import { stockHold } from '../tables.ts'
import { type ChangedItem, updateAvailability } from './availability.server.ts'
import { recordMove } from './move-stock.server.ts'
import { type HeldLine, holdsOf } from './reserve.server.ts'

/**
 * Frees what an order holds, because it was cancelled (`released`) or its time is over (`expired`). Returns the number
 * of SKUs that it freed. A second call frees nothing.
 */
export const releaseStock = (
  ctx: Context,
  { ref, state = 'released' }: { ref: string; state?: 'released' | 'expired' },
): Promise<number> =>
  inTransaction(ctx, async (inside) => {
    const changed: ChangedItem[] = []
    for (const { sku, quantity, state: before } of await holdsOf(inside, ref)) {
      if (before !== 'held' || !(await changeHold(inside, { ref, sku, from: 'held', to: state }))) continue
      const item = await computeWhere(inside, 'stock_item', {
        where: { sku },
        only: sql<boolean>`reserved >= ${quantity}`,
        change: { reserved: sql`reserved - ${quantity}` },
      })
      if (item) changed.push({ item, more: quantity })
    }
    await updateAvailability(inside, changed)
    return changed.length
  })

type Hold = Awaited<ReturnType<typeof holdsOf>>[number]

/** Thrown to undo a part of a sale. */
class MissingStock extends Error {}

/**
 * Sells what an order holds: the pieces leave the stock and the moves name the order. A hold that is over is sold if
 * the pieces are still free. Returns `missing`, with nothing changed, if some are not; the order then needs attention.
 * A second call changes nothing. Throws not-found for an order that held nothing.
 */
export const markSold = (ctx: Context, ref: string): Promise<'sold' | 'missing'> =>
  inTransaction(ctx, async (inside) => {
    const holds = await holdsOf(inside, ref)
    if (holds.length === 0) throw notFound()
    try {
      await savepoint(inside, (part) => sellAll(part, ref, holds))
      return 'sold' as const
    } catch (error) {
      if (error instanceof MissingStock) return 'missing' as const
      throw error
    }
  })

async function sellAll(ctx: Context, ref: string, holds: readonly Hold[]) {
  const changed: ChangedItem[] = []
  for (const { sku, quantity, state: before } of holds) {
    const state = await claimHold(ctx, { ref, sku, state: before })
    if (state === 'sold') continue
    const item = await sellOne(ctx, { sku, quantity, isHeld: state === 'held' })
    if (!item) throw new MissingStock(sku)
    await recordMove(ctx, { item, move: { sku, quantity: -quantity, kind: 'sale', ref } })
    changed.push({ item, more: state === 'held' ? 0 : -quantity })
  }
  await updateAvailability(ctx, changed)
}

/**
 * Marks a hold as sold and returns the state that it had. Somebody who ended it since it was read has committed by
 * then, so it is read again.
 */
async function claimHold(ctx: Context, { ref, sku, state }: { ref: string; sku: string; state: Hold['state'] }) {
  if (state === 'sold' || (await changeHold(ctx, { ref, sku, from: state, to: 'sold' }))) return state
  const present = (await holdsOf(ctx, ref)).find((hold) => hold.sku === sku)?.state ?? 'sold'
  if (present !== 'sold' && !(await changeHold(ctx, { ref, sku, from: present, to: 'sold' })))
    throw new MissingStock(sku)
  return present
}

const sellOne = (ctx: Context, { sku, quantity, isHeld }: HeldLine & { isHeld: boolean }) =>
  computeWhere(ctx, 'stock_item', {
    where: { sku },
    only: isHeld ? sql<boolean>`reserved >= ${quantity}` : sql<boolean>`"onHand" - reserved >= ${quantity}`,
    change: {
      onHand: sql`"onHand" - ${quantity}`,
      ...(isHeld && { reserved: sql`reserved - ${quantity}` }),
    },
  })

/** Of two that end a hold at once, one does. */
const changeHold = async (ctx: Context, of: { ref: string; sku: string; from: Hold['state']; to: Hold['state'] }) => {
  const { ref, sku, from: state, to } = of
  return (await updatePrivate(ctx, stockHold, { where: { ref, sku, state }, change: { state: to } })) === 1
}
