import { recordVendorSale } from '#modules/marketplace/public-api.ts'
import type { Context } from '#platform/context.ts'
import type { OrderLine } from './order-lines.server.ts'

/**
 * Enters what vendors sold in an order into their ledgers, with the commission as it was ordered, in the caller's transaction with the rights
 * of an administrator. A second call changes nothing.
 */
export async function recordVendorSales(
  ctx: Context,
  { orderID, lines }: { orderID: string; lines: readonly OrderLine[] },
) {
  if (!ctx.site.plugins.has('marketplace')) return
  const sales = lines.flatMap(({ _id, vendorID, commission, net }) =>
    vendorID ? [{ lineID: _id, vendorID, net, ...(commission !== null && { commission: Number(commission) }) }] : [],
  )
  if (sales.length > 0) await recordVendorSale(ctx, { orderID, lines: sales })
}
