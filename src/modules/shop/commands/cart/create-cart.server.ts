import type { ApiCommand } from '#platform/http/api/command.ts'
import type { CallDescription } from '#platform/http/api/description.ts'
import { findOne } from '#platform/http/api/find.ts'
import { exampleId } from '#platform/http/openapi/example-id.ts'
import { rowResponse } from '#platform/http/openapi/rows.ts'
import { forbidden, invalid } from '#platform/errors/errors.ts'
import { inLearnerCart, isLearner, ownCart } from '../../cart/change-cart.server.ts'
import { replacedLines } from '../../cart/replace-lines.server.ts'
import { cart } from '../../collections/cart.ts'
import { cartSentences, problemWords as words } from '../../words.ts'
import { cartBody, parseCartBody } from './cart-body.ts'
import { orCartMessage } from './cart-response.ts'

export const description: CallDescription = {
  summary: { th: 'สร้างตะกร้าพร้อมสินค้าแรก', en: 'Create the cart with its first items' },
  roles: ['user'],
  request: cartBody,
  answer: rowResponse(cart, { isNew: true }),
  examples: [
    {
      name: 'create',
      summary: { th: 'สินค้าชิ้นแรก ราคาที่ส่งมาไม่มีผล', en: 'The first item. A price that is sent has no effect.' },
      as: 'user',
      request: {
        data: {
          userID: exampleId('user'),
          products: [{ productId: exampleId('product', 2), sku: 'BOOK-01', quantity: 2 }],
        },
        options: {},
      },
    },
  ],
}

/**
 * `POST /api/cart` (specification §7): the first item creates the caller's cart. One that exists already is a
 * duplicate; it changes with `PUT cart/{cartId}`.
 */
const createCart: ApiCommand = (ctx, { body }) =>
  orCartMessage(ctx, cartSentences.notAdded[ctx.locale], async () => {
    if (!isLearner(ctx)) throw forbidden({ field: 'userID', code: 'sign-in', ...words.learnersOnly })
    const { data } = parseCartBody(cartBody, body)
    await inLearnerCart(ctx, async (inside, existing) => {
      if (existing) throw invalid({ field: 'userID', code: 'duplicate', ...words.cartExists })
      return { lines: await replacedLines(inside, { before: [], sent: data.products }) }
    })
    const _id = (await ownCart(ctx))?._id ?? ''
    return { status: 200, _id, data: await findOne(ctx, 'cart', _id) }
  })

export default createCart
