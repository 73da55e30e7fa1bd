import type { PricedLine } from '#domain/money/price-order.ts'
import { from } from '#platform/data/collection/rows.ts'
import { record } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import type { LineKind } from '../../rules/line-kinds.ts'

/** A line to write: what it sells, and its amounts in baht. */
export interface NewLine extends PricedLine {
  kind: LineKind
  name: string
  productID?: string | null
  sku?: string | null
  courseID?: string | null
  roundID?: string | null
  /** Who sells it, with the commission in percent and the campaign of its price, as they are now. */
  vendorID?: string | null
  commission?: number | null
  campaignID?: string | null
}

/** Writes the lines of a new order, in the order's transaction. The database checks at the commit that they add up to its price. */
export const writeLines = async (ctx: Context, { orderID, lines }: { orderID: string; lines: readonly NewLine[] }) => {
  for (const [position, line] of lines.entries()) {
    const { productID = null, sku = null, courseID = null, roundID = null } = line
    const { vendorID = null, commission = null, campaignID = null } = line
    const snapshot = { productID, sku, courseID, roundID, vendorID, commission, campaignID }
    await record(ctx, 'order_line', { ...line, orderID, position, ...snapshot })
  }
}

/** The lines of an order, in their order, as far as the viewer may read them. */
export const linesOf = (ctx: Context, orderID: string) =>
  from(ctx, 'order_line')
    .select(['order_line._id', 'order_line.kind', 'order_line.productID', 'order_line.sku'])
    .select(['order_line.courseID', 'order_line.roundID'])
    .select(['order_line.name', 'order_line.unitPrice', 'order_line.quantity', 'order_line.discount', 'order_line.net'])
    .select(['order_line.vendorID', 'order_line.commission'])
    .select(['order_line.taxClass', 'order_line.rate', 'order_line.vat', 'order_line.base'])
    .where('order_line.orderID', '=', orderID)
    .orderBy('order_line.position')
    .limit(200)
    .execute()

export type OrderLine = Awaited<ReturnType<typeof linesOf>>[number]
