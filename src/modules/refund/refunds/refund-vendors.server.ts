import { shareBaht } from '#domain/money/share.ts'
import { recordVendorRefund } from '#modules/marketplace/public-api.ts'
import { linesOf } from '#modules/order/public-api.ts'
import type { Context } from '#platform/context.ts'
import type { RefundRow } from './refund-row.server.ts'

/**
 * Takes the share of a refund back from the vendors of its lines. An amount without lines is shared over all lines of the order. A second
 * call changes nothing.
 */
export async function refundVendors(ctx: Context, { _id, orderID, lines, amount }: RefundRow): Promise<void> {
  if (!ctx.site.plugins.has('marketplace')) return
  const sold = (await linesOf(ctx, orderID)).filter(({ net }) => net > 0)
  const shares = shareBaht(
    lines.length > 0 ? 0 : Number(amount),
    sold.map(({ net }) => net),
  )
  const back =
    lines.length > 0
      ? lines.map(({ line, amount: baht }) => ({ lineID: line, amount: baht }))
      : sold.map((line, at) => ({ lineID: line._id, amount: shares[at]! }))
  await recordVendorRefund(ctx, { orderID, refundID: _id, lines: back })
}
