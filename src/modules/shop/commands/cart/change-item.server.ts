import { z } from 'zod'
import type { ApiCommand } from '#platform/http/api/command.ts'
import type { CallDescription } from '#platform/http/api/description.ts'
import { exampleId } from '#platform/http/openapi/example-id.ts'
import { addToCart, lessenInCart } from '../../cart/add-to-cart.server.ts'
import { withCookies } from '../../cart/with-cookies.ts'
import { parseCartBody, sentLine } from './cart-body.ts'
import { answerCart, cartAnswer } from './cart-response.ts'

const body = z.object({
  productId: sentLine.shape.productId,
  sku: sentLine.shape.sku,
  delta: z.union([z.literal(1), z.literal(-1)]),
})

export const description: CallDescription = {
  summary: { th: 'เพิ่มหรือลดจำนวนสินค้าในตะกร้าครั้งละ 1', en: 'Change a quantity in the cart by 1' },
  roles: ['guest', 'user'],
  request: body,
  answer: cartAnswer,
  examples: [
    {
      name: 'one-less',
      summary: { th: 'ลดสินค้าหนึ่งชิ้น ชิ้นสุดท้ายทำให้รายการหายไป', en: 'One less. The last piece removes the line.' },
      as: 'guest',
      request: { productId: exampleId('product', 2), sku: 'BOOK-01', delta: -1 },
    },
  ],
}

/** `POST /api/cart/change`: one piece more or less (requirements L153.4, L268.3). */
const changeItem: ApiCommand = async (ctx, call) => {
  const { delta, ...named } = parseCartBody(body, call.body)
  if (delta === 1) await addToCart(ctx, { ...named, quantity: 1, cookies: call.cookies })
  else await lessenInCart(ctx, { ...named, cookies: call.cookies })
  return answerCart(withCookies(ctx, call.cookies))
}

export default changeItem
