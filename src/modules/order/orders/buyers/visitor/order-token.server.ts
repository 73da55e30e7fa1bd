import { createHash, createHmac, randomBytes } from 'node:crypto'
import { fromPrivate, insertPrivate } from '#platform/data/private-table/access.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { orderToken } from '../../../tables.ts'

/** How long a visitor can open their order, in milliseconds. */
const lifeMs = 90 * 86_400_000

/** A token is 256 bits as base64url. */
const tokenShape = /^[\w-]{43}$/

/** Issues the token of the order of a visitor's cart, in its transaction. */
export async function issueToken(
  ctx: Context,
  { orderID, cartID }: { orderID: string; cartID: string },
): Promise<string> {
  const salt = randomBytes(16).toString('base64url')
  const token = tokenFrom(ctx, { orderID, salt })
  const expiresAt = new Date(ctx.now + lifeMs).toISOString()
  await insertPrivate(ctx, orderToken, { row: { orderID, cartID, hash: hashOf(token), salt, expiresAt } })
  return token
}

/** The token of an order of a visitor, for a mail to its buyer; null if it has none or has expired. */
export async function tokenOf(ctx: Context, orderID: string): Promise<string | null> {
  const row = await fromPrivate(ctx, orderToken)
    .select('order_token.salt')
    .where('order_token.orderID', '=', orderID)
    .where('order_token.expiresAt', '>', nowOf(ctx))
    .executeTakeFirst()
  return row ? tokenFrom(ctx, { orderID, salt: row.salt }) : null
}

/** The latest order of a visitor's cart; null without one. */
export async function orderOfCart(ctx: Context, cartID: string): Promise<string | null> {
  const row = await fromPrivate(ctx, orderToken)
    .select('order_token.orderID')
    .where('order_token.cartID', '=', cartID)
    .orderBy('order_token.expiresAt', 'desc')
    .executeTakeFirst()
  return row?.orderID ?? null
}

/** The order that a token opens; null for a wrong or expired one. */
export async function orderOfToken(ctx: Context, token: string): Promise<string | null> {
  if (!tokenShape.test(token)) return null
  const row = await fromPrivate(ctx, orderToken)
    .select('order_token.orderID')
    .where('order_token.hash', '=', hashOf(token))
    .where('order_token.expiresAt', '>', nowOf(ctx))
    .executeTakeFirst()
  return row?.orderID ?? null
}

const tokenFrom = ({ app, site }: Context, { orderID, salt }: { orderID: string; salt: string }) =>
  createHmac('sha256', app.sealing.key).update(`order token\n${site._id}\n${orderID}\n${salt}`).digest('base64url')

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')
