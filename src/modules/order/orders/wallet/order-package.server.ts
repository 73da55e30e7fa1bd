import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { vatRateIn } from '#modules/billing/public-api.ts'
import { packageOf, packagesForSale } from '#modules/credit/public-api.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { forbidden, notFound } from '#platform/errors/errors.ts'
import { unpaidStates } from '../../rules/order-state.ts'
import { priceCart } from '../../rules/cart-order.ts'
import type { OrderLine } from '../lines/order-lines.server.ts'
import type { OrderRow } from '../order-row.server.ts'
import { assertFewUnpaid, recordOrder, unpaidOrders } from '../record-order.server.ts'
import { giveCredit } from './give-credit.server.ts'

/** How long an unpaid top-up can be paid, in milliseconds. */
const paymentMs = 24 * 3_600_000

/** Orders a package of credit for the viewer, in the caller's transaction. The unpaid order of the same package is returned as it is. */
export async function orderPackage(ctx: Context, { packageID }: { packageID: string }): Promise<string> {
  if (!ctx.site.plugins.has('credit')) throw notFound()
  if (ctx.viewer.role !== 'user') throw forbidden()
  const wanted = (await packagesForSale(ctx)).find(({ _id }) => _id === packageID)
  if (!wanted) throw notFound()
  const same = await unpaidOf(ctx, packageID)
  if (same) return same
  assertFewUnpaid(await unpaidOrders(ctx))
  const { name, price } = wanted
  const rate = (await vatRateIn(ctx, bangkokDay(ctx.now))) ?? 0
  const item = { sku: packageID, quantity: 1, price, taxClass: 'outside' }
  const { lines, total } = priceCart({ items: [item], shipping: null, rate })
  return recordOrder(ctx, {
    ...{ type: 'credit', item: name, courseID: null, roundID: null, price: total },
    expiresAt: new Date(ctx.now + paymentMs).toISOString(),
    lines: lines.map((line) => ({ ...line, kind: 'credit', name, productID: packageID })),
  })
}

const unpaidOf = async (ctx: Context, packageID: string) => {
  const lines = await from(ctx, 'order_line')
    .select('order_line.orderID')
    .where('order_line.kind', '=', 'credit')
    .where('order_line.productID', '=', packageID)
    .where('order_line.orderID', 'in', unpaidIds(ctx))
    .executeTakeFirst()
  return lines?.orderID
}

const unpaidIds = (ctx: Context) =>
  from(ctx, 'order')
    .select('order._id')
    .where('order.userID', '=', ctx.viewer.id)
    .where('order.process', 'in', [...unpaidStates])

/** Gives the credit of a paid top-up, once. What the credit is worth beyond its price is a promotion. */
export async function fillWallet(
  ctx: Context,
  { order, line }: { order: OrderRow; line: OrderLine },
): Promise<boolean> {
  const sold = await packageOf(ctx, line.productID ?? '')
  if (!sold || order.userID === null) return false
  const paid = Math.min(line.net, sold.credits)
  await giveCredit(ctx, {
    ...{ userID: order.userID, amount: sold.credits, source: 'topup', ref: `order:${order._id}`, days: sold.days },
    from: [
      [`advance:${order._id}`, paid],
      ['promotion', Math.round((sold.credits - paid) * 100) / 100],
    ],
  })
  return true
}
