import type { Context } from '#platform/context.ts'
import type { CartLine } from '../rules/cart-lines.ts'
import { inLearnerCart, isLearner } from './change-cart.server.ts'
import { readVisitorCart, writeVisitorCart } from './visitor-cart.ts'

/**
 * Takes ordered lines out of the viewer's cart, in the transaction of the order. What was added meanwhile stays. For a
 * visitor it adds the changed cookie to `cookies`.
 */
export const takeFromCart = async (
  ctx: Context,
  { cookies, lines }: { cookies: string[]; lines: readonly Pick<CartLine, 'sku' | 'quantity'>[] },
): Promise<void> => {
  const ordered = new Map(lines.map(({ sku, quantity }) => [sku, quantity]))
  const rest = (before: readonly CartLine[]) =>
    before
      .map((line) => ({ ...line, quantity: line.quantity - (ordered.get(line.sku) ?? 0) }))
      .filter(({ quantity }) => quantity > 0)
  if (isLearner(ctx)) {
    await inLearnerCart(ctx, async (_inside, cart) => (cart ? { lines: rest(cart.lines) } : null))
    return
  }
  const cookie = writeVisitorCart(ctx, rest(readVisitorCart(ctx)?.lines ?? []))
  if (cookie) cookies.push(cookie)
}
