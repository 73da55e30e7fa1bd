import type { ApiCommand } from '#platform/http/api/command.ts'
import type { CallDescription } from '#platform/http/api/description.ts'
import { findOne } from '#platform/http/api/find.ts'
import { versionOf } from '#platform/http/api/version.ts'
import { savedMeanwhile } from '#platform/data/collection/writing/request-errors.ts'
import { notFound } from '#platform/errors/errors.ts'
import { exampleId } from '#platform/http/openapi/example-id.ts'
import { madeUpRows } from '#platform/http/openapi/made-up.ts'
import { rowResponse } from '#platform/http/openapi/rows.ts'
import { inLearnerCart, isLearner, ownCart } from '../../cart/change-cart.server.ts'
import { replacedLines } from '../../cart/replace-lines.server.ts'
import { cart } from '../../collections/cart.ts'
import { cartBody, parseCartBody } from './cart-body.ts'

export const description: CallDescription = {
  summary: { th: 'แก้ไขสินค้าในตะกร้าของตนเอง', en: 'Replace the items of the own cart' },
  roles: ['user'],
  request: cartBody,
  answer: rowResponse(cart),
  matches: true,
  examples: [
    {
      name: 'change',
      summary: { th: 'เปลี่ยนจำนวนเป็น 2', en: 'Change the quantity to 2' },
      as: 'user',
      params: { cartId: exampleId('cart', madeUpRows.made) },
      request: {
        data: { products: [{ productId: exampleId('product', 2), sku: 'BOOK-01', quantity: 2 }] },
        options: {},
      },
    },
  ],
}

/** `PUT /api/cart/{cartId}` (specification §7): replaces the lines. The cart of another person is not found. */
const replaceCart: ApiCommand = async (ctx, call) => {
  if (!isLearner(ctx)) throw notFound()
  const _id = call.params['cartId'] ?? ''
  if ((await ownCart(ctx))?._id !== _id) throw notFound()
  const { data, version: sent } = parseCartBody(cartBody, call.body)
  const version = versionOf({ body: sent, data: data.version, match: call.match })
  await inLearnerCart(ctx, async (inside, existing) => {
    if (existing?._id !== _id) throw notFound()
    if (version !== undefined && version !== existing.version) throw savedMeanwhile()
    return { lines: await replacedLines(inside, { before: existing.lines, sent: data.products }) }
  })
  return { status: 200, data: await findOne(ctx, 'cart', _id) }
}

export default replaceCart
