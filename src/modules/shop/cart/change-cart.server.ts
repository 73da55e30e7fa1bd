import type { RowOf } from '#platform/data/collection/registry.ts'
import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { compute, record } from '#platform/data/collection/write.ts'
import { lockSite } from '#platform/data/collection/writing/lock.ts'
import type { Context } from '#platform/context.ts'
import { forbidden, invalid } from '#platform/errors/errors.ts'
import { isStaff } from '#platform/data/access/viewer.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { type CartLine, maxLines } from '../rules/cart-lines.ts'
import { problemWords as words } from '../words.ts'
import { readVisitorCart, writeVisitorCart } from './visitor-cart.ts'

/** Whether the viewer has a stored cart. Visitors have a cookie, and staff have none. */
export const isLearner = ({ viewer }: Pick<Context, 'viewer'>) => viewer.role === 'user'

/** The stored cart of the viewer, if there is one. */
export const ownCart = (ctx: Context) =>
  from(ctx, 'cart').selectAll().where('cart.userID', '=', ctx.viewer.id).executeTakeFirst()

/** New lines, from those that are there. It reads with the context that it is given. */
type LinesChange = (ctx: Context, lines: readonly CartLine[]) => CartLine[] | Promise<CartLine[]>

/**
 * Changes the viewer's cart, one change of a person after the other. A learner's first item creates the cart. A
 * visitor's lines go into a cookie, which is added to `cookies`. Throws forbidden for staff.
 */
export const changeCart = async (
  ctx: Context,
  { cookies, change }: { cookies: string[]; change: LinesChange },
): Promise<CartLine[]> => {
  if (isLearner(ctx))
    return inLearnerCart(ctx, async (inside, cart) => ({ lines: await change(inside, cart?.lines ?? []) }))
  if (isStaff(ctx.viewer)) throw forbidden({ field: 'userID', code: 'staff', ...words.staff })
  const lines = await change(ctx, readVisitorCart(ctx)?.lines ?? [])
  const cookie = writeVisitorCart(ctx, lines)
  if (cookie === null) throw tooManyLines()
  cookies.push(cookie)
  return lines
}

export const tooManyLines = () =>
  invalid({
    ...{ field: 'products', code: 'too-many-lines' },
    ...{ th: fill(words.tooManyLines.th, { n: maxLines }), en: fill(words.tooManyLines.en, { n: maxLines }) },
  })

interface StoredCart {
  lines: CartLine[]
  mergedFrom?: string
}

/** Writes the cart of a learner while no other request of that learner does. Null keeps it as it is. */
export const inLearnerCart = (
  ctx: Context,
  work: (inside: Context, cart: RowOf<'cart'> | undefined) => Promise<StoredCart | null>,
): Promise<CartLine[]> =>
  inTransaction(ctx, async (inside) => {
    await lockSite(inside, `cart ${ctx.viewer.id}`)
    const cart = await ownCart(inside)
    const change = await work(inside, cart)
    if (!change) return cart?.lines ?? []
    if (!cart && change.lines.length === 0) return []
    const _id = cart?._id ?? (await record(inside, 'cart', { userID: ctx.viewer.id }))._id
    await compute(inside, 'cart', { _id, change })
    return change.lines
  })
