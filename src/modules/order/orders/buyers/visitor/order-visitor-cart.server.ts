import { emailIssue, normalizeEmail } from '#domain/validation/email.ts'
import { visitorCartID } from '#modules/shop/public-api.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { newId } from '#platform/data/collection/writing/id.ts'
import { lockSite } from '#platform/data/collection/writing/lock.ts'
import type { Context } from '#platform/context.ts'
import { conflict, forbidden, invalid, notFound } from '#platform/errors/errors.ts'
import { isPayable } from '../../../rules/order-state.ts'
import { checkoutProblems as words } from '../../../words.ts'
import {
  assertDelivery,
  assertOrderable,
  type CartOrder,
  placeOrder,
  postcodeOf,
} from '../../cart/order-cart.server.ts'
import { quoteCart } from '../../cart/quote-cart.server.ts'
import { readShipTo } from '../../cart/read-ship-to.server.ts'
import { changedTotal } from '../../coupon/changed-total.ts'
import { notifyBuyer } from '../../notify-buyer.server.ts'
import { lockOrder } from '../../order-row.server.ts'
import { issueToken, orderOfCart, tokenOf } from './order-token.server.ts'
import { withOrder } from './with-order.server.ts'

interface VisitorOrder extends Omit<CartOrder, 'cartID' | 'taxProfile'> {
  /** As the visitor typed it. */
  email: string
}

/**
 * Orders the goods in a visitor's cart, in one transaction, and mails them the link. Returns the token of the link. A cart that was ordered
 * before and is not paid gives the same order. Throws conflict for a course, which needs an account, and like `createOrder`.
 */
export const orderVisitorCart = (ctx: Context, asked: VisitorOrder): Promise<string> =>
  inTransaction(ctx, async (inside) => {
    if (!ctx.site.plugins.has('shop')) throw notFound()
    if (ctx.viewer.role !== 'guest') throw forbidden()
    const cartID = visitorCartID(ctx)
    if (cartID === null) throw invalid({ field: 'cartID', code: 'empty', ...words.empty })
    await lockSite(inside, `order cart ${cartID}`)
    return (await tokenOfUnpaid(inside, cartID)) ?? placeVisitorOrder(inside, { ...asked, cartID })
  })

async function tokenOfUnpaid(ctx: Context, cartID: string): Promise<string | null> {
  const orderID = await orderOfCart(ctx, cartID)
  const order = orderID === null ? undefined : await lockOrder(withOrder(ctx, orderID), orderID)
  return order && isPayable(order.process) ? tokenOf(ctx, order._id) : null
}

async function placeVisitorOrder(ctx: Context, asked: VisitorOrder & { cartID: string }): Promise<string> {
  const email = normalizeEmail(asked.email)
  if (emailIssue('email', email)) throw invalid({ field: 'email', code: 'wrong', ...words.email })
  const quote = await quoteCart(ctx, { method: asked.shippingMethod, postcode: postcodeOf(asked.shipTo) })
  if (quote.cart.lines.some(({ kind }) => kind !== 'goods'))
    throw conflict({ field: 'cartID', code: 'account', ...words.visitorCourse })
  assertOrderable(quote)
  const shipTo = await readShipTo(ctx, asked.shipTo)
  assertDelivery(quote, asked)
  if (asked.agreed !== undefined && asked.agreed !== quote.agreed) throw changedTotal(quote.priced.total)
  const orderID = newId(ctx.now)
  const own = withOrder(ctx, orderID)
  const change = { cartID: asked.cartID, shipTo, billTo: null, buyerNote: asked.note, email }
  await placeOrder(own, { _id: orderID, quote, change })
  const token = await issueToken(own, { orderID, cartID: asked.cartID })
  const order = (await lockOrder(own, orderID))!
  await notifyBuyer(own, order, { what: 'ordered', ...(order.expiresAt && { until: order.expiresAt }) })
  return token
}
