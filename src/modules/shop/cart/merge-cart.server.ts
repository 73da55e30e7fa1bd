import type { Context } from '#platform/context.ts'
import { type MergedLines, mergeLines } from '../rules/cart-lines.ts'
import { inLearnerCart, isLearner } from './change-cart.server.ts'
import { forSaleOf } from './for-sale.server.ts'
import { clearVisitorCart, readVisitorCart, visitorCartCookie } from './visitor-cart.ts'

/**
 * Moves what a visitor put into the cart to the person who logged in, once: summed per SKU and cut to what may be
 * bought. It deletes the cookie in the same response. Returns what changed; null if there was nothing to move.
 */
export const mergeVisitorCart = async (ctx: Context, cookies: string[]): Promise<MergedLines | null> => {
  if (!isLearner(ctx) || !ctx.site.plugins.has('shop')) return null
  if (visitorCartCookie(ctx.cookieHeader, ctx.app.settings.hasSecureCookies) === '') return null
  cookies.push(clearVisitorCart(ctx))
  const visitor = readVisitorCart(ctx)
  if (!visitor || visitor.lines.length === 0) return null
  let merged: MergedLines | null = null
  await inLearnerCart(ctx, async (inside, cart) => {
    if (cart?.mergedFrom === visitor.id) return null
    const forSale = await forSaleOf(
      inside,
      visitor.lines.map(({ productId }) => productId),
    )
    merged = mergeLines(cart?.lines ?? [], visitor.lines, (sku) => forSale.get(sku))
    return { lines: merged.lines, mergedFrom: visitor.id }
  })
  return merged
}
