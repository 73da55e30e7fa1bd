import { z } from 'zod'
import type { ApiCommand } from '#platform/http/api/command.ts'
import type { CallDescription } from '#platform/http/api/description.ts'
import { exampleId } from '#platform/http/openapi/example-id.ts'
import { removeFromCart } from '../../cart/add-to-cart.server.ts'
import { withCookies } from '../../cart/with-cookies.ts'
import { parseCartBody, sentLine } from './cart-body.ts'
import { answerCart, cartAnswer } from './cart-response.ts'

const body = z.object({ productId: sentLine.shape.productId, sku: sentLine.shape.sku })

export const description: CallDescription = {
  summary: { th: 'นำสินค้าออกจากตะกร้า', en: 'Remove an item from the cart' },
  roles: ['guest', 'user'],
  request: body,
  answer: cartAnswer,
  examples: [
    {
      name: 'remove',
      summary: { th: 'นำสินค้าออกทั้งรายการ', en: 'Remove the whole line' },
      as: 'guest',
      request: { productId: exampleId('product', 2), sku: 'BOOK-01' },
    },
  ],
}

/** `POST /api/cart/remove`: removes a line. One that is not there changes nothing. */
const removeItem: ApiCommand = async (ctx, call) => {
  await removeFromCart(ctx, { ...parseCartBody(body, call.body), cookies: call.cookies })
  return answerCart(withCookies(ctx, call.cookies))
}

export default removeItem
