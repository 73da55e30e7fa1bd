import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { counts, type RefundSource } from '../rules/refund-states.ts'

const refundsIn = (ctx: Context) =>
  from(ctx, 'refund')
    .select(['refund._id', 'refund.orderID', 'refund.lines', 'refund.amount', 'refund.method', 'refund.to'])
    .select(['refund.reason', 'refund.returnsStock', 'refund.state', 'refund.proof', 'refund.note', 'refund.createdAt'])
    .select(['refund.source', 'refund.byGateway'])
    .select(['refund.requesterID', 'refund.requestedBy', 'refund.approverID', 'refund.approvedBy', 'refund.approvedAt'])

/** A refund as far as the viewer may read it. */
export const refundOf = (ctx: Context, _id: string) => refundsIn(ctx).where('refund._id', '=', _id).executeTakeFirst()

export type RefundRow = NonNullable<Awaited<ReturnType<typeof refundOf>>>

/** The refunds of an order, oldest first. */
export const refundsOf = (ctx: Context, orderID: string) =>
  refundsIn(ctx)
    .where('refund.orderID', '=', orderID)
    .orderBy('refund.createdAt')
    .orderBy('refund._id')
    .limit(500)
    .execute()

/** The refunds of an order that count against what was paid, of all its money or of one source. */
export const countingRefunds = async (ctx: Context, orderID: string, source?: RefundSource) =>
  (await refundsOf(ctx, orderID))
    .map((one) => ({ ...one, amount: Number(one.amount) }))
    .filter((one) => counts(one) && (source === undefined || one.source === source))
