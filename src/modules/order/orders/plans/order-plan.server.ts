import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { vatRateIn } from '#modules/billing/public-api.ts'
import { ownSubscriptions, planForSale, type PlanRow } from '#modules/plan/public-api.ts'
import { from, rows } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { conflict, forbidden, notFound } from '#platform/errors/errors.ts'
import { priceCart } from '../../rules/cart-order.ts'
import { unpaidStates } from '../../rules/order-state.ts'
import { recordOrder } from '../record-order.server.ts'
import { planProblems as words } from './words.ts'

/** How long an unpaid subscription can be paid, in milliseconds. */
const paymentMs = 24 * 3_600_000

/**
 * Orders a period of a plan for the viewer, in the caller's transaction, which holds the lock of their orders. The unpaid order of the same
 * plan is returned as it is. Throws conflict for a subscriber whose period ends later than they can renew.
 */
export async function orderPlan(ctx: Context, { planID }: { planID: string }): Promise<string> {
  if (ctx.viewer.role !== 'user') throw forbidden()
  const plan = await planForSale(ctx, planID)
  if (!plan) throw notFound()
  const userID = ctx.viewer.id
  const same = await openPlanOrderOf(ctx, { userID, planID })
  if (same) return same._id
  const own = (await ownSubscriptions(ctx)).find((one) => one.planID === planID)
  if (own && own.state !== 'ended' && !own.canRenew)
    throw conflict({ field: 'planID', code: 'too-early', ...words.tooEarly })
  return placePlanOrder(ctx, { plan, userID, expiresAt: new Date(ctx.now + paymentMs).toISOString() })
}

/** Writes the order of a period of a plan at its present price, in the caller's transaction. Coupons do not apply to subscriptions. */
export async function placePlanOrder(
  ctx: Context,
  { plan, userID, expiresAt }: { plan: PlanRow; userID: string; expiresAt: string },
): Promise<string> {
  const { _id: planID, name, price, taxClass } = plan
  const rate = (await vatRateIn(ctx, bangkokDay(ctx.now))) ?? 0
  const { lines, total } = priceCart({ items: [{ sku: planID, quantity: 1, price, taxClass }], shipping: null, rate })
  return recordOrder(ctx, {
    ...{ type: 'plan', userID, item: name, courseID: null, roundID: null, price: total, expiresAt },
    lines: lines.map((line) => ({ ...line, kind: 'plan', name, productID: planID })),
  })
}

/** The order of a plan that a person has not paid yet, or that was paid and is not delivered yet. */
export const openPlanOrderOf = (ctx: Context, { userID, planID }: { userID: string; planID: string }) =>
  from(ctx, 'order')
    .innerJoin(rows(ctx, 'order_line'), 'order_line.orderID', 'order._id')
    .select(['order._id', 'order.process'])
    .where('order.userID', '=', userID)
    .where('order.process', 'in', [...unpaidStates, 'paid', 'attention'])
    .where('order_line.kind', '=', 'plan')
    .where('order_line.productID', '=', planID)
    .orderBy('order._id')
    .executeTakeFirst()
