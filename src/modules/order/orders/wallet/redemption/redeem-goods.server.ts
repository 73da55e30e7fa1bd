import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { vatRateIn } from '#modules/billing/public-api.ts'
import { spendCredit } from '#modules/credit/public-api.ts'
import { reserveStock } from '#modules/shop/public-api.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { lockSite } from '#platform/data/collection/writing/lock.ts'
import type { Context } from '#platform/context.ts'
import { conflict, forbidden, invalid, notFound } from '#platform/errors/errors.ts'
import { fill } from '#platform/site/i18n/words.ts'
import type { ShipTo } from '../../../collections/ship-to.ts'
import { recordPayment } from '../../../payments/record-payment.server.ts'
import { priceCart } from '../../../rules/cart-order.ts'
import { redemptionProblems as words } from './words.ts'
import { readShipTo } from '../../cart/read-ship-to.server.ts'
import { orderOf } from '../../order-row.server.ts'
import { recordOrder } from '../../record-order.server.ts'
import { type CreditGoods, goodsOf, mostOf } from './goods-for-credit.server.ts'

/** How long the goods are held for the order. They are sold as soon as its job runs. */
const holdMs = 24 * 3_600_000

/** What a learner chose. Nothing else of a client counts: the price is the catalogue's. */
export interface RedemptionChoice {
  productID: string
  sku: string
  quantity: number
  /** Where the goods are sent, as the client sent it. */
  shipTo: unknown
}

/** What a choice costs in credits, and where it goes. */
export interface RedemptionQuote {
  goods: CreditGoods
  name: string
  quantity: number
  credits: number
  shipTo: ShipTo
}

/** Prices a choice of the viewer by the catalogue. Throws not-found, invalid or conflict if it cannot be redeemed as it is. */
export async function quoteRedemption(ctx: Context, choice: RedemptionChoice): Promise<RedemptionQuote> {
  if (!ctx.site.plugins.has('shop') || !ctx.site.plugins.has('credit')) throw notFound()
  if (ctx.viewer.role !== 'user') throw forbidden({ field: 'userID', code: 'staff', ...words.staff })
  const goods = await goodsOf(ctx, choice.productID)
  const variant = goods?.subProducts.find(({ sku }) => sku === choice.sku)
  if (!goods || !variant) throw notFound({ field: 'sku', code: 'not-for-credit', ...words.noGoods })
  const { quantity } = choice
  if (!Number.isInteger(quantity) || quantity < 1)
    throw invalid({ field: 'quantity', code: 'range', ...words.quantity })
  if (quantity > mostOf(goods, variant)) throw conflict({ field: 'quantity', code: 'stock', ...words.tooMany })
  const shipTo = await readShipTo(ctx, choice.shipTo)
  const name = variant.name === '' ? goods.name : `${goods.name} ${variant.name}`
  return { goods, name, quantity, credits: Number(goods.creditPrice) * quantity, shipTo }
}

/**
 * Redeems goods with the viewer's credit: the order, its hold of stock, the credit and the payment are one transaction. `_id` names the
 * order, so that a form that is sent twice redeems once. Throws conflict if the price is no longer `agreed`, or credit or stock is short.
 */
export const redeemGoods = (ctx: Context, of: RedemptionChoice & { _id: string; agreed: number }): Promise<string> =>
  inTransaction(ctx, async (inside) => {
    if (!/^[0-9a-f]{24}$/.test(of._id)) throw invalid({ field: '_id', code: 'format', ...words.again })
    await lockSite(inside, `order ${inside.viewer.id}`)
    if (await orderOf(inside, of._id)) return of._id
    const quote = await quoteRedemption(inside, of)
    if (quote.credits !== of.agreed) throw changed(quote.credits)
    return record(inside, { ...of, quote })
  })

function changed(credits: number) {
  const n = credits.toLocaleString('th-TH')
  return conflict({
    ...{ field: 'agreed', code: 'changed' },
    ...{ th: fill(words.changed.th, { n }), en: fill(words.changed.en, { n }) },
  })
}

async function record(
  ctx: Context,
  { _id, sku, productID, quote }: RedemptionChoice & { _id: string; quote: RedemptionQuote },
): Promise<string> {
  const { goods, name, quantity, credits, shipTo } = quote
  const expiresAt = new Date(ctx.now + holdMs).toISOString()
  const rate = (await vatRateIn(ctx, bangkokDay(ctx.now))) ?? 0
  const item = { sku, quantity, price: Number(goods.creditPrice), taxClass: goods.taxClass }
  const { lines } = priceCart({ items: [item], shipping: null, rate })
  await recordOrder(ctx, {
    ...{ _id, type: 'redemption', item: name, courseID: null, roundID: null, price: credits, expiresAt },
    lines: lines.map((line) => ({ ...line, kind: 'goods', name, productID, sku })),
    change: { shipTo, billTo: null },
  })
  await reserveStock(ctx, { ref: _id, lines: [{ sku, quantity }], until: expiresAt })
  await spendCredit(ctx, { userID: ctx.viewer.id, amount: credits, ref: creditRefOf(_id) })
  await recordPayment(ctx, { orderID: _id, method: 'credit', reference: creditRefOf(_id), amount: credits })
  return _id
}

/** What the wallet calls the spending of a redemption. */
export const creditRefOf = (orderID: string): string => `redemption:${orderID}`
