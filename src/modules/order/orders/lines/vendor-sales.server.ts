import { recordVendorSale } from '#modules/marketplace/public-api.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import type { OrderLine } from './order-lines.server.ts'

/** Enters what vendors sold in an order into their ledgers, in the caller's transaction. A second call changes nothing. */
export async function recordVendorSales(
  ctx: Context,
  { orderID, lines }: { orderID: string; lines: readonly OrderLine[] },
) {
  const ids = lines.flatMap(({ productID }) => productID ?? [])
  if (ids.length === 0 || !ctx.site.plugins.has('marketplace')) return
  const products = await from(ctx, 'product')
    .select(['product._id', 'product.vendorID'])
    .where('product._id', 'in', [...new Set(ids)])
    .where('product.vendorID', 'is not', null)
    .execute()
  const vendors = new Map(products.map(({ _id, vendorID }) => [_id, vendorID]))
  const sales = lines.flatMap(({ _id, productID, net }) => {
    const vendorID = productID && vendors.get(productID)
    return vendorID ? [{ lineID: _id, vendorID, net }] : []
  })
  if (sales.length > 0) await recordVendorSale(ctx, { orderID, lines: sales })
}
