import { sql } from 'kysely'
import { from } from '#platform/data/collection/rows.ts'
import { compute, record } from '#platform/data/collection/write.ts'
import { newId } from '#platform/data/collection/writing/id.ts'
import { computeWhere } from '#platform/data/collection/writing/compute-where.ts'
import { deletePrivate, insertPrivate } from '#platform/data/private-table/access.ts'
import type { Context } from '#platform/context.ts'
import { conflict } from '#platform/errors/errors.ts'
import type { UseState } from '../rules/coupon-kinds.ts'
import { couponClaim } from '../tables.ts'
import { claimsOf, holdersOf } from './claims.server.ts'
import { forgetCoupon } from './chosen-coupon.server.ts'
import { type Coupon, issueOf } from './read-coupon.server.ts'

interface NewUse {
  coupon: Pick<Coupon, '_id' | 'perUser'>
  /** The order, or null for a coupon that gives credit. */
  orderID: string | null
  /** What the coupon is worth here, in baht. */
  amount: number
  state: UseState
}

/**
 * Records a use of a coupon by the viewer, in the caller's transaction, and forgets that it was chosen. Throws conflict if no use is left,
 * or the person or their phone used it as often as they may. One statement counts the use, so that of many people no one comes between.
 */
export async function addUse(ctx: Context, { coupon, orderID, amount, state }: NewUse): Promise<string> {
  const counted = await countUse(ctx, { couponID: coupon._id, amount })
  if (!counted) throw conflict(issueOf('usedUp'))
  const holders = await holdersOf(ctx)
  const n = await claimsOf(ctx, { couponID: coupon._id, holders })
  if (n >= coupon.perUser) throw conflict(issueOf('perUser'))
  const ref = orderID ?? newId(ctx.now)
  const { _id } = await record(ctx, 'coupon_use', {
    ...{ couponID: coupon._id, userID: ctx.viewer.id, orderID, ref, amount },
  })
  if (state !== 'reserved') await compute(ctx, 'coupon_use', { _id, change: { state } })
  for (const holder of holders)
    await insertPrivate(ctx, couponClaim, { row: { useID: _id, couponID: coupon._id, holder } })
  await forgetCoupon(ctx)
  return _id
}

const countUse = (ctx: Context, { couponID, amount }: { couponID: string; amount: number }) =>
  computeWhere(ctx, 'coupon', {
    where: { _id: couponID },
    only: sql<boolean>`used < uses and (budget is null or spent + ${amount}::numeric <= budget)`,
    change: { used: sql`used + 1`, spent: sql`spent + ${amount}::numeric` },
  })

/** A site without coupons has none to give back or to settle. */
const orderUse = async (ctx: Context, orderID: string) =>
  ctx.site.plugins.has('redeem-coupon')
    ? from(ctx, 'coupon_use')
        .select(['coupon_use._id', 'coupon_use.couponID', 'coupon_use.amount', 'coupon_use.state'])
        .where('coupon_use.ref', '=', orderID)
        .executeTakeFirst()
    : undefined

/** Gives the use of an order back, because the order ended unpaid. A second call changes nothing. */
export async function releaseUse(ctx: Context, orderID: string): Promise<void> {
  const use = await orderUse(ctx, orderID)
  if (use?.state !== 'reserved') return
  await computeWhere(ctx, 'coupon', {
    where: { _id: use.couponID },
    only: sql<boolean>`used > 0`,
    change: { used: sql`used - 1`, spent: sql`greatest(0, spent - ${use.amount}::numeric)` },
  })
  await compute(ctx, 'coupon_use', { _id: use._id, change: { state: 'released' } })
  await deletePrivate(ctx, couponClaim, { useID: use._id })
}

/**
 * Marks the use of a paid order as used. A use that was released, because the money came late, is taken again if one is left. Returns false
 * if none is. A second call changes nothing.
 */
export async function settleUse(ctx: Context, { orderID, userID }: { orderID: string; userID: string }) {
  const use = await orderUse(ctx, orderID)
  if (!use || use.state === 'used') return true
  if (use.state === 'released') {
    if (!(await countUse(ctx, use))) return false
    const row = { useID: use._id, couponID: use.couponID, holder: `user:${userID}` }
    await insertPrivate(ctx, couponClaim, { row, onConflict: { columns: ['useID', 'holder'], update: 'nothing' } })
  }
  await compute(ctx, 'coupon_use', { _id: use._id, change: { state: 'used' } })
  return true
}
