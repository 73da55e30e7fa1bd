import { sql } from 'kysely'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { computeWhere } from '#platform/data/collection/writing/compute-where.ts'
import { enqueue } from '#platform/background/jobs/enqueue.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { fromPrivate, insertPrivate, updatePrivate } from '#platform/data/private-table/access.ts'
import { conflict } from '#platform/errors/errors.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { type HoldState, stockHold } from '../tables.ts'
import { problemWords as words } from '../words.ts'
import { type ChangedItem, updateAvailability } from './availability.server.ts'
import { holdJob } from './hold-job.ts'
import { bySku } from './move-stock.server.ts'

/** Pieces of a SKU that is counted. */
export interface HeldLine {
  sku: string
  quantity: number
}

interface Reservation {
  /** The order that the pieces are for. */
  ref: string
  lines: readonly HeldLine[]
  /** ISO instant. After it the pieces are free again, unless the order is paid or the hold is extended. */
  until: string
}

/**
 * Reserves pieces for an order, all or none, and ends the hold at its time. A second call for the same order changes
 * nothing. Throws conflict with the SKU that has not enough.
 */
export const reserveStock = (ctx: Context, { ref, lines, until }: Reservation): Promise<void> =>
  inTransaction(ctx, async (inside) => {
    const before = new Map((await holdsOf(inside, ref)).map((hold) => [hold.sku, hold.state]))
    const changed: ChangedItem[] = []
    for (const line of bySku(sumBySku(lines))) {
      const isNew = await putHold(inside, { ref, ...line, until }, before.get(line.sku))
      if (isNew) changed.push(await reserveOne(inside, line))
    }
    await updateAvailability(inside, changed)
    if (changed.length > 0) await endLater(inside, { ref, until })
  })

/** Prolongs what an order holds, such as while its payment is being checked. Returns whether it held anything. */
export const extendHold = (ctx: Context, { ref, until }: { ref: string; until: string }): Promise<boolean> =>
  inTransaction(ctx, async (inside) => {
    const n = await updatePrivate(inside, stockHold, { where: { ref, state: 'held' }, change: { until } })
    if (n > 0) await endLater(inside, { ref, until })
    return n > 0
  })

/** What an order holds or held, ordered by SKU. */
export const holdsOf = (ctx: Context, ref: string) =>
  fromPrivate(ctx, stockHold)
    .select(['stock_hold.sku', 'stock_hold.quantity', 'stock_hold.until', 'stock_hold.state'])
    .where('stock_hold.ref', '=', ref)
    .orderBy('stock_hold.sku')
    .execute()

const endLater = (ctx: Context, { ref, until }: { ref: string; until: string }) =>
  enqueue(ctx, holdJob, { payload: { ref }, key: `${ref} ${until}`, at: Math.max(Date.parse(until), ctx.now) })

/** Writes the hold of a SKU. Returns false if the order holds it already or has bought it. */
async function putHold(
  ctx: Context,
  { ref, sku, quantity, until }: HeldLine & { ref: string; until: string },
  before: HoldState | undefined,
): Promise<boolean> {
  if (before === 'held' || before === 'sold') return false
  const state = 'held' as const
  if (before === undefined)
    return insertPrivate(ctx, stockHold, {
      row: { ref, sku, quantity, until, state },
      onConflict: { columns: ['ref', 'sku'], update: 'nothing' },
    })
  const where = { ref, sku, state: before }
  return (await updatePrivate(ctx, stockHold, { where, change: { quantity, until, state } })) === 1
}

/** The condition is in the statement that reserves: of two buyers of the last piece, one gets it. */
async function reserveOne(ctx: Context, { sku, quantity }: HeldLine): Promise<ChangedItem> {
  const item = await computeWhere(ctx, 'stock_item', {
    where: { sku },
    only: sql<boolean>`"onHand" - reserved >= ${quantity}`,
    change: { reserved: sql`reserved + ${quantity}` },
  })
  if (!item) throw soldOut(sku)
  return { item, more: -quantity }
}

const soldOut = (sku: string) => {
  const { th, en } = words.soldOut
  return conflict({ field: 'sku', code: 'out-of-stock', th: fill(th, { sku }), en: fill(en, { sku }) })
}

/** Adds up the lines of a SKU: two lines of one SKU must not be checked apart. */
const sumBySku = (lines: readonly HeldLine[]): HeldLine[] => {
  const summed = new Map<string, number>()
  for (const { sku, quantity } of lines) summed.set(sku, (summed.get(sku) ?? 0) + quantity)
  return [...summed].map(([sku, quantity]) => ({ sku, quantity }))
}

/** Whether a hold is over. */
export const isOver = (ctx: Context, { until }: { until: string }) => new Date(until).toISOString() <= nowOf(ctx)
