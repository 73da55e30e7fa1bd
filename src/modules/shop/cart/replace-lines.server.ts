import type { Context } from '#platform/context.ts'
import { type CartLine, sumLines } from '../rules/cart-lines.ts'
import { added } from './add-to-cart.server.ts'
import { findForSale } from './for-sale.server.ts'

/** A line as a client sends it. */
interface Sent {
  productId: string
  sku?: string | undefined
  quantity: number
}

/**
 * The lines that a client wants in a cart, each of a variant for sale. A line that does not grow is not checked against
 * the stock. Throws as `addToCart` does.
 */
export const replacedLines = async (
  ctx: Context,
  { before, sent }: { before: readonly CartLine[]; sent: readonly Sent[] },
): Promise<CartLine[]> => {
  const quantities = new Map(before.map(({ sku, quantity }) => [sku, quantity]))
  const lines: CartLine[] = []
  const limits = new Map<string, Awaited<ReturnType<typeof findForSale>>>()
  for (const { quantity, ...named } of sent) {
    const variant = await findForSale(ctx, named)
    limits.set(variant.sku, variant)
    lines.push({ productId: variant.productId, sku: variant.sku, quantity })
  }
  const summed = sumLines(lines)
  for (const line of summed) if (line.quantity > (quantities.get(line.sku) ?? 0)) added([], line, limits.get(line.sku)!)
  return summed
}
