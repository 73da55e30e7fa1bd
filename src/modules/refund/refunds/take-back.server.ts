import { withdrawBuyer } from '#modules/enroll/public-api.ts'
import { linesOf, type OrderRow, releaseLines } from '#modules/order/public-api.ts'
import { takeBackPeriod } from '#modules/plan/public-api.ts'
import { moveStock } from '#modules/shop/public-api.ts'
import type { Context } from '#platform/context.ts'
import type { RefundRow } from './refund-row.server.ts'

/**
 * Takes back what a refund returns: the buyer leaves the courses and keeps their progress, a subscription loses the period, and goods return to the stock if staff say so.
 * What an order that was never delivered still holds becomes free once all of it is refunded. Courses are locked before stock.
 */
export async function takeBack(
  ctx: Context,
  { refund, order, isWhole }: { refund: RefundRow; order: OrderRow; isWhole: boolean },
): Promise<void> {
  const lines = await linesOf(ctx, order._id)
  const isByAmount = refund.lines.length === 0
  const piecesOf = (line: { _id: string; quantity: number }) =>
    isByAmount ? (isWhole ? line.quantity : 0) : (refund.lines.find((one) => one.line === line._id)?.pieces ?? 0)
  const returned = lines.map((line) => ({ ...line, pieces: piecesOf(line) })).filter(({ pieces }) => pieces > 0)
  const courses = returned.flatMap(({ kind, courseID }) => (kind === 'course' && courseID ? [courseID] : []))
  const { userID } = order
  if (userID !== null)
    for (const courseID of courses.toSorted()) await withdrawBuyer(ctx, { userID, courseID, reason: refund.reason })
  if (returned.some(({ kind }) => kind === 'plan')) await takeBackPeriod(ctx, { orderID: order._id })
  if (isWhole && order.process !== 'done') await releaseLines(ctx, order)
  const goods = returned.flatMap(({ kind, sku, pieces }) =>
    kind === 'goods' && sku ? [{ sku, quantity: pieces }] : [],
  )
  if (refund.returnsStock && goods.length > 0)
    await moveStock(
      ctx,
      goods.map((one) => ({ ...one, kind: 'return' as const, ref: order._id, reason: refund.reason })),
    )
}
