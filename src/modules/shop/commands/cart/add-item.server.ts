import { z } from 'zod'
import type { ApiCommand } from '#platform/http/api/command.ts'
import type { CallDescription } from '#platform/http/api/description.ts'
import { exampleId } from '#platform/http/openapi/example-id.ts'
import { addToCart } from '../../cart/add-to-cart.server.ts'
import { withCookies } from '../../cart/with-cookies.ts'
import { cartSentences } from '../../words.ts'
import { parseCartBody, sentLine } from './cart-body.ts'
import { answerCart, cartAnswer, orCartMessage } from './cart-response.ts'

const body = z.object({ ...sentLine.shape, quantity: sentLine.shape.quantity.default(1) })

export const description: CallDescription = {
  summary: { th: 'เพิ่มสินค้าลงตะกร้า', en: 'Add an item to the cart' },
  roles: ['guest', 'user'],
  request: body,
  answer: cartAnswer,
  examples: [
    {
      name: 'one-more',
      summary: { th: 'เพิ่มสินค้าหนึ่งชิ้น', en: 'Add one piece' },
      as: 'guest',
      request: { productId: exampleId('product', 2), sku: 'BOOK-01', quantity: 1 },
    },
  ],
}

/** `POST /api/cart/add`: adds pieces of a variant to the caller's cart. A visitor's cart is a signed cookie. */
const addItem: ApiCommand = (ctx, call) =>
  orCartMessage(ctx, cartSentences.notAdded[ctx.locale], async () => {
    await addToCart(ctx, { ...parseCartBody(body, call.body), cookies: call.cookies })
    return { ...(await answerCart(withCookies(ctx, call.cookies))), message: cartSentences.added[ctx.locale] }
  })

export default addItem
