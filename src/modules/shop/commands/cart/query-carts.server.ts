import type { ApiCommand } from '#platform/http/api/command.ts'
import type { CallDescription } from '#platform/http/api/description.ts'
import { find } from '#platform/http/api/find.ts'
import { exampleId } from '#platform/http/openapi/example-id.ts'
import { ref } from '#platform/http/openapi/json-schema.ts'
import { rowListResponse } from '#platform/http/openapi/rows.ts'
import { cart } from '../../collections/cart.ts'
import { cartSentences } from '../../words.ts'
import { orCartMessage } from './cart-response.ts'

export const description: CallDescription = {
  summary: { th: 'อ่านตะกร้าของตนเอง', en: 'Read the own cart' },
  request: ref('Query'),
  answer: rowListResponse(cart),
  examples: [
    {
      name: 'query',
      summary: { th: 'ตะกร้าของผู้เรียน', en: 'The cart of a learner' },
      as: 'user',
      request: { method: 'find', args: [{ userID: exampleId('user') }], paging: { page: 1, limit: 200 } },
    },
  ],
}

/** `POST /api/cart/query` (specification §7): 'Failed to fetch cart data.' where it cannot be read. */
const queryCarts: ApiCommand = (ctx, { body }) =>
  orCartMessage(ctx, cartSentences.notRead[ctx.locale], () => find(ctx, 'cart', body))

export default queryCarts
