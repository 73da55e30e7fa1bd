import type { Context } from '#platform/context.ts'
import { conflict, invalid } from '#platform/errors/errors.ts'
import { fill } from '#platform/site/i18n/words.ts'
import {
  addLine,
  type AddProblem,
  type CartLine,
  lessenLine,
  type LineLimit,
  mostOf,
  withoutLine,
} from '../rules/cart-lines.ts'
import { cartSentences, problemWords as words } from '../words.ts'
import { changeCart, tooManyLines } from './change-cart.server.ts'
import { findForSale } from './for-sale.server.ts'

/** A variant as a caller names it. A product with a single variant needs no SKU. */
interface NamedVariant {
  productId: string
  sku?: string | undefined
}

/**
 * Adds pieces of a variant to the viewer's cart. Throws conflict with 'Item is out of stock.' for more than the stock,
 * together with what is in the cart already.
 */
export const addToCart = (
  ctx: Context,
  { cookies, quantity, ...named }: NamedVariant & { cookies: string[]; quantity: number },
): Promise<CartLine[]> =>
  changeCart(ctx, {
    cookies,
    change: async (inside, lines) => {
      const { productId, sku, ...limit } = await findForSale(inside, named)
      return added(lines, { productId, sku, quantity }, limit)
    },
  })

/** The lines with one more. Throws what `addToCart` throws. */
export const added = (lines: readonly CartLine[], more: CartLine, limit: LineLimit): CartLine[] => {
  const after = addLine(lines, more, limit)
  if ('problem' in after) throw problemOf(after.problem, limit)
  return after.lines
}

/** Takes one piece of a variant out of the viewer's cart. The last one removes the line. */
export const lessenInCart = (ctx: Context, { cookies, ...named }: NamedVariant & { cookies: string[] }) =>
  changeCart(ctx, { cookies, change: (_inside, lines) => lessenLine(lines, skuOf(lines, named)) })

/** Removes a variant from the viewer's cart. One that is not there changes nothing. */
export const removeFromCart = (ctx: Context, { cookies, ...named }: NamedVariant & { cookies: string[] }) =>
  changeCart(ctx, { cookies, change: (_inside, lines) => withoutLine(lines, skuOf(lines, named)) })

const skuOf = (lines: readonly CartLine[], { productId, sku }: NamedVariant): string =>
  lines.find((line) => line.productId === productId && (sku === undefined || line.sku === sku))?.sku ?? ''

const problemOf = (problem: AddProblem, limit: LineLimit) => {
  if (problem === 'out-of-stock') return conflict({ field: 'quantity', code: problem, ...cartSentences.outOfStock })
  if (problem === 'too-many-lines') return tooManyLines()
  const n = mostOf(limit)
  const { th, en } = words.overLimit
  return invalid({ field: 'quantity', code: problem, th: fill(th, { n }), en: fill(en, { n }) })
}
