import { z } from 'zod'
import type { ApiCommand } from '#platform/http/api/command.ts'
import { changeOne } from '#platform/http/api/change.ts'
import type { CallDescription } from '#platform/http/api/description.ts'
import { findOne } from '#platform/http/api/find.ts'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { forbidden, notFound } from '#platform/errors/errors.ts'
import { exampleId } from '#platform/http/openapi/example-id.ts'
import { rowResponse, writtenRow } from '#platform/http/openapi/rows.ts'
import { product } from '../collections/product.ts'
import { changeVariants, readSentVariants } from '../stock/change-variants.server.ts'

export const description: CallDescription = {
  summary: { th: 'แก้ไขสินค้าและสต็อกของตัวเลือก', en: 'Change a product and the stock of its variants' },
  roles: ['admin', 'superadmin', 'root'],
  request: writtenRow(product, { isNew: false }),
  answer: rowResponse(product),
  matches: true,
  examples: [
    {
      name: 'rename-product',
      summary: { th: 'เปลี่ยนชื่อสินค้า', en: 'Rename a product' },
      as: 'admin',
      params: { id: exampleId('product', 2) },
      request: { data: { name: 'คู่มือความปลอดภัยฉบับพกพา' } },
    },
  ],
}

const body = z.looseObject({ data: z.looseObject({ subProducts: z.unknown().optional() }) })

/**
 * `PUT /api/product/{id}` (specification §7). Each difference of `subProducts` to the stock becomes a stock move. It
 * needs the version of the stock that the caller read, because a number that was read before a sale would undo it.
 */
const changeProduct: ApiCommand = async (ctx, call) => {
  const _id = call.params['id'] ?? ''
  const read = body.safeParse(call.body)
  if (!read.success || read.data.data.subProducts === undefined)
    return changeOne(ctx, 'product', { _id, match: call.match, body: call.body })
  if (!isAtLeast(ctx.viewer, 'admin')) throw (await findOne(ctx, 'product', _id)) ? forbidden() : notFound()
  const { subProducts, ...rest } = read.data.data
  const sent = readSentVariants(subProducts)
  return inTransaction(ctx, async (inside) => {
    await changeVariants(inside, { productID: _id, sent })
    return changeOne(inside, 'product', { _id, match: call.match, body: { ...read.data, data: rest } })
  })
}

export default changeProduct
