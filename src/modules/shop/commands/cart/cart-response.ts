import { z } from 'zod'
import type { Context } from '#platform/context.ts'
import { RequestError } from '#platform/errors/errors.ts'
import { readCart } from '../../cart/read-cart.server.ts'

const line = z.strictObject({
  productId: z.string(),
  sku: z.string(),
  name: z.string(),
  price: z.number(),
  quantity: z.int(),
  total: z.number(),
})

/** The response of the cart calls: the cart at the prices of the catalogue. */
export const cartAnswer = z.strictObject({
  status: z.literal(200),
  _id: z.string().nullable(),
  message: z.string().optional(),
  data: z.strictObject({ products: z.array(line), count: z.int(), total: z.number() }),
})

/** Returns the caller's cart as the API answers it. `ctx` must see what was just written. */
export const answerCart = async (ctx: Context): Promise<Omit<z.infer<typeof cartAnswer>, 'message'>> => {
  const { _id, lines, count, total } = await readCart(ctx)
  const products = lines.map(({ productId, sku, name, variant, price, quantity, total: sum }) => ({
    ...{ productId, sku, name: variant === '' ? name : `${name} ${variant}`, price, quantity, total: sum },
  }))
  return { status: 200, _id, data: { products, count, total } }
}

/**
 * Runs a cart call. A failure that is nobody's fault is logged, and the caller gets `message`; without one they get the
 * usual error (specification §8).
 */
export const orCartMessage = async <T>(ctx: Context, message: string, work: () => Promise<T>) => {
  try {
    return await work()
  } catch (error) {
    if (error instanceof RequestError) throw error
    ctx.app.settings.log(`cart: ${(error as Error).stack ?? String(error)}`)
    ctx.app.errorLog.add({ site: ctx.site._id, level: 'error', source: 'server', text: `cart: ${String(error)}` })
    return { status: 500 as const, message }
  }
}
