import { type Context, noStore } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'
import type { Limit } from '#platform/http/api/limits.ts'
import { orderOf, type OrderRow } from '../../order-row.server.ts'
import { orderOfToken } from './order-token.server.ts'
import { withOrder } from './with-order.server.ts'

/** Wrong links of a network address. */
const wrongTokens: readonly Limit[] = [{ most: 30, ms: 600_000 }]

/**
 * The order of a visitor's link, with the context that may read it. Throws not-found for a wrong or expired link, and for any link after
 * many wrong ones.
 */
export async function visitorOrder(ctx: Context, token: string): Promise<{ ctx: Context; order: OrderRow }> {
  noStore(ctx)
  const key = `order link ${ctx.site._id} ${ctx.address}`
  if (ctx.app.limits.waitOf(key, wrongTokens) !== null) throw notFound()
  const orderID = await orderOfToken(ctx, token)
  // Signed-in people read with their own rights.
  const inside = orderID !== null && ctx.viewer.role === 'guest' ? withOrder(ctx, orderID) : ctx
  const order = orderID === null ? undefined : await orderOf(inside, orderID)
  if (order) return { ctx: inside, order }
  ctx.app.limits.tally(key, wrongTokens)
  throw notFound()
}
