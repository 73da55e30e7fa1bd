import { createHash } from 'node:crypto'
import { addBaht } from '#domain/money/baht.ts'
import type { PricedOrder } from '#domain/money/price-order.ts'
import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { vatRateIn } from '#modules/billing/public-api.ts'
import { type CouponOffer, couponOffer } from '#modules/redeem-coupon/public-api.ts'
import { type PricedCart, readCart, shippingPrice } from '#modules/shop/public-api.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { cartDiscount } from '../coupon/cart-discount.ts'
import { agreedText, type CartShipping, priceCart } from '../../rules/cart-order.ts'

/** A way to send the goods of a cart to an address, with its price in baht. */
interface ShippingChoice extends CartShipping {
  name: string
  note: string
}

/** The viewer's cart, priced with its delivery as an order would be now. */
export interface CartQuote {
  cart: PricedCart
  /** Whether it has goods, which need an address. */
  hasGoods: boolean
  /** The ways to send the goods to the address. */
  choices: ShippingChoice[]
  /** Whether the site sends goods by methods with prices. Otherwise there is no price for the delivery. */
  hasMethods: boolean
  shipping: ShippingChoice | null
  /** The coupon that the viewer chose, with what it takes off or why it takes nothing off. */
  offer: CouponOffer | null
  priced: PricedOrder
  /** A checksum of everything that the buyer agrees to: lines, prices, delivery and VAT. */
  agreed: string
}

/**
 * Prices the viewer's cart by the catalogue. `method` is the id of the chosen shipping method; without a valid one the first that serves
 * the postal code counts. No postal code leaves the methods for the whole country.
 */
export const quoteCart = async (
  ctx: Context,
  { method, postcode }: { method: string | null; postcode: string },
): Promise<CartQuote> => {
  const cart = await readCart(ctx)
  const goods = cart.lines.filter(({ kind }) => kind === 'goods')
  const methods = goods.length > 0 ? await activeMethods(ctx) : []
  const parcel = {
    weight: goods.reduce((sum, { weight, quantity }) => sum + weight * quantity, 0),
    total: addBaht(...goods.map(({ total }) => total)),
    postcode,
  }
  const choices = methods.flatMap(({ _id, name, note, taxClass, ...rates }): ShippingChoice[] => {
    const price = shippingPrice(rates, parcel)
    return price === null ? [] : [{ methodID: _id, name, note, taxClass, price }]
  })
  const shipping = choices.find(({ methodID }) => methodID === method) ?? choices[0] ?? null
  const rate = (await vatRateIn(ctx, bangkokDay(ctx.now))) ?? 0
  const offer = await offerFor(ctx, cart)
  const of = { items: cart.lines, shipping, coupon: cartDiscount(offer) }
  const priced = priceCart({ ...of, rate })
  const agreed = createHash('sha256')
    .update(agreedText({ ...of, discount: priced.discount, vat: priced.vat }))
    .digest('base64url')
  return { cart, hasGoods: goods.length > 0, choices, hasMethods: methods.length > 0, shipping, offer, priced, agreed }
}

const offerFor = (ctx: Context, { lines }: PricedCart) =>
  couponOffer(
    ctx,
    lines.map(({ productId, courseID, total }) => ({ productID: productId, courseID, total })),
  )

const activeMethods = (ctx: Context) =>
  from(ctx, 'shipping_method')
    .select(['shipping_method._id', 'shipping_method.name', 'shipping_method.note', 'shipping_method.taxClass'])
    .select(['shipping_method.postcodes', 'shipping_method.price', 'shipping_method.includedWeight'])
    .select(['shipping_method.pricePerKilogram', 'shipping_method.maxWeight', 'shipping_method.freeFrom'])
    .where('shipping_method.status', '=', true)
    .orderBy('shipping_method.order')
    .orderBy('shipping_method._id')
    .limit(50)
    .execute()
