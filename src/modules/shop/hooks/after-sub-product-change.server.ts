import { from } from '#platform/data/collection/rows.ts'
import { record } from '#platform/data/collection/write.ts'
import type { AfterChange } from '#platform/http/api/command.ts'

/** Starts to count the stock of a new variant of goods. Courses have none: their seats are counted by the enrolments. */
const afterSubProductChange: AfterChange = async (ctx, { before, row }) => {
  if (before) return
  const productID = String(row['productID'])
  const product = await from(ctx, 'product')
    .select('product.kind')
    .where('product._id', '=', productID)
    .executeTakeFirst()
  if (product?.kind !== 'goods') return
  const { shopLowStock: lowAt } = await from(ctx, 'configuration').select('shopLowStock').executeTakeFirstOrThrow()
  await record(ctx, 'stock_item', { productID, subProductID: row._id, sku: String(row['sku']), lowAt })
}

export default afterSubProductChange
