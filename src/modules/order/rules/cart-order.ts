import { z } from 'zod'
import { type Discount, type OrderItem, type PricedOrder, priceOrder } from '#domain/money/price-order.ts'
import type { TaxClass } from '#domain/money/tax/vat.ts'

/** A line of a cart with what its price depends on, in baht. */
interface CartItem {
  sku: string
  quantity: number
  price: number
  taxClass: string
}

/** A discount in baht or percent, and the items that it is for. */
export interface CartDiscount {
  code: string
  discount: Discount
  eligible: readonly boolean[]
}

/** How the goods are sent, and what that costs in baht. */
export interface CartShipping {
  methodID: string
  price: number
  taxClass: string
}

const id = z.string().regex(/^[0-9a-f]{24}$/)

/** What a client says about the order of a cart. Prices, states and names that it also sends are ignored (U6). */
export const cartOrderShape = z.object({
  cartID: id,
  shippingMethod: id.nullish().transform((value) => value ?? null),
  shipTo: z.unknown().optional(),
  note: z
    .string()
    .max(500)
    .nullish()
    .transform((value) => value?.trim() || null),
  coupon: z.string().max(40).nullish(),
  taxProfile: id.nullish().transform((value) => value ?? null),
})

interface Cart {
  items: readonly CartItem[]
  shipping: CartShipping | null
  coupon?: CartDiscount | null
}

/** Prices a cart with its coupon and shipping. The prices include VAT, at the rate in percent of the day. */
export const priceCart = (of: Cart & { rate: number }): PricedOrder =>
  priceOrder({
    items: of.items.map(({ price, quantity, taxClass }, at): OrderItem => ({
      price,
      quantity,
      ...taxedAs(taxClass, of.rate),
      isEligible: of.coupon?.eligible[at] ?? false,
    })),
    coupon: of.coupon?.discount ?? null,
    shipping: of.shipping && { amount: of.shipping.price, ...taxedAs(of.shipping.taxClass, of.rate) },
    isVatIncluded: true,
  })

const taxedAs = (taxClass: string, rate: number) => ({
  taxClass: taxClass as TaxClass,
  rate: taxClass === 'vat' ? rate : 0,
})

/** Everything that a buyer agreed to, as text: if any of it changes, the buyer is asked again. */
export const agreedText = (of: Cart & { discount?: number; vat?: number }): string =>
  [
    ...of.items.map(({ sku, quantity, price }) => `${sku} ${quantity} ${price}`).toSorted(),
    of.shipping ? `${of.shipping.methodID} ${of.shipping.price}` : '',
    of.coupon ? `${of.coupon.code} ${of.discount ?? 0}` : '',
    `vat ${of.vat ?? 0}`,
  ].join('\n')
