import { z } from 'zod'
import type { Issue } from '#domain/validation/issue.ts'
import { invalid } from '#platform/errors/errors.ts'
import { cartLineShape, maxLines, productIdShape, quantityShape } from '../../rules/cart-lines.ts'
import { problemWords as words } from '../../words.ts'

/** A line as the specification's client sends it. Name and price are ignored: the catalogue has them (U7). */
export const sentLine = z.object({
  productId: productIdShape,
  sku: cartLineShape.shape.sku.optional(),
  quantity: quantityShape,
})

/** `{data: {products, createdAt, userID}, options}`. Only the products count: the cart is the caller's. */
export const cartBody = z.object({
  data: z.object({ products: z.array(sentLine).max(maxLines), version: z.unknown().optional() }),
  options: z.unknown().optional(),
  version: z.unknown().optional(),
})

/** Parses the body of a cart call. Throws invalid with the field that is wrong. */
export const parseCartBody = <Body>(shape: z.ZodType<Body>, body: unknown): Body => {
  const read = shape.safeParse(body)
  if (read.success) return read.data
  throw invalid(issueOf(read.error.issues[0]!.path.map(String)))
}

const issueOf = (path: string[]): Issue => {
  const field = path.join('.').slice(0, 64) || 'data'
  if (path.at(-1) === 'quantity') return { field, code: 'quantity', ...words.quantity }
  if (path.at(-1) === 'products') return { field, code: 'products', ...words.badLines }
  return { field, code: 'body', ...words.badBody }
}
