import { addBaht, bahtTimes } from '#domain/money/baht.ts'
import { isStaff } from '#platform/data/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import { type CartLine, mostOf } from '../rules/cart-lines.ts'
import { paidPrice } from '../rules/price.ts'
import { isLearner, ownCart } from './change-cart.server.ts'
import { type ForSale, forSaleOf } from './for-sale.server.ts'
import { readVisitorCart } from './visitor-cart.ts'

/** A line of a cart at the prices of the catalogue now. Amounts are in baht. */
export interface PricedLine extends ForSale {
  quantity: number
  /** What one piece costs. */
  price: number
  total: number
  /** Why the quantity cannot be bought now. */
  problem: 'out-of-stock' | 'over-limit' | null
}

export interface PricedCart {
  /** Null for the cart of a visitor, and where there is none. */
  _id: string | null
  lines: PricedLine[]
  /** How many pieces, and what they cost. */
  count: number
  total: number
  /** How many lines are left out, because their product is no longer for sale. */
  gone: number
  /** Whether it can be ordered as it is: it has lines and none has a problem. */
  isReady: boolean
}

/** The cart of the viewer, priced by the catalogue. What a client sent about names and prices plays no part (U7). */
export const readCart = async (ctx: Context): Promise<PricedCart> => {
  if (isStaff(ctx.viewer)) return pricedCart(null, [], new Map())
  const stored = isLearner(ctx) ? await ownCart(ctx) : undefined
  const lines = isLearner(ctx) ? (stored?.lines ?? []) : (readVisitorCart(ctx)?.lines ?? [])
  const productIds = lines.map(({ productId }) => productId)
  return pricedCart(stored?._id ?? null, lines, await forSaleOf(ctx, productIds))
}

/** Prices lines by the variants that are for sale. */
const pricedCart = (
  _id: string | null,
  stored: readonly CartLine[],
  forSale: ReadonlyMap<string, ForSale>,
): PricedCart => {
  const lines = stored.flatMap((line) => {
    const variant = forSale.get(line.sku)
    return variant && variant.productId === line.productId ? [priced(line, variant)] : []
  })
  return {
    _id,
    lines,
    count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    total: addBaht(...lines.map(({ total }) => total)),
    gone: stored.length - lines.length,
    isReady: lines.length > 0 && lines.every(({ problem }) => problem === null),
  }
}

const priced = ({ quantity }: CartLine, variant: ForSale): PricedLine => {
  const price = paidPrice(variant.prices)
  return { ...variant, quantity, price, total: bahtTimes(price, quantity), problem: problemOf(quantity, variant) }
}

const problemOf = (quantity: number, variant: ForSale): PricedLine['problem'] => {
  if (variant.free !== null && quantity > variant.free) return 'out-of-stock'
  return quantity > mostOf(variant) ? 'over-limit' : null
}
