import { cancelRequest, creditDocument, documentsOfOrder, isSaleKind, issueNow } from '#modules/billing/public-api.ts'
import { lowerSeats } from '#modules/enroll/public-api.ts'
import { linesOf, orderOf } from '#modules/order/public-api.ts'
import { enqueue } from '#platform/background/jobs/enqueue.ts'
import type { Context } from '#platform/context.ts'
import { creditJob } from './credit-job.ts'
import { piecesRefunded } from '../rules/plan-refund.ts'
import { refundVendors } from './refund-vendors.server.ts'
import { countingRefunds, refundOf, type RefundRow } from './refund-row.server.ts'

const minuteMs = 60_000

/**
 * Takes the document of an order, and the sales of its vendors, back by what a refund returns. A document without a number is not issued at all if the whole order is
 * refunded. Otherwise it first gets its number, and the credit note follows a minute later. Without a document there is nothing to do. A
 * second call changes nothing.
 */
export async function creditRefund(ctx: Context, _id: string): Promise<void> {
  const refund = await refundOf(ctx, _id)
  if (!refund || refund.approvedAt === null) return
  await lowerSeatsOf(ctx, refund.orderID)
  await refundVendors(ctx, refund)
  const sales = (await documentsOfOrder(ctx, refund.orderID)).filter(({ kind }) => isSaleKind(kind))
  const waiting = sales.find(({ state }) => state === 'waiting')
  if (waiting) return waiting.state === 'waiting' ? beforeNumber(ctx, { refund, document: waiting._id }) : undefined
  const issued = sales.find(({ state }) => state === 'issued')
  if (!issued) return
  const amount = Number(refund.amount)
  const parts = await partsOf(ctx, refund)
  await creditDocument(ctx, {
    ...{ document: issued._id, amount, reason: refund.reason.slice(0, 300), source: `refund:${refund._id}` },
    ...(parts && { parts }),
  })
}

/** A company assigns no more seats than are still paid for. */
async function lowerSeatsOf(ctx: Context, orderID: string) {
  const [line] = (await linesOf(ctx, orderID)).filter(({ kind }) => kind === 'seats')
  if (!line) return
  const approved = (await countingRefunds(ctx, orderID)).filter(({ approvedAt }) => approvedAt !== null)
  const order = await orderOf(ctx, orderID)
  const gone = order?.process === 'refunded' ? line.quantity : piecesRefunded(approved, line._id)
  await lowerSeats(ctx, { orderID, seats: line.quantity - gone })
}

async function beforeNumber(ctx: Context, { refund, document }: { refund: RefundRow; document: string }) {
  const order = await orderOf(ctx, refund.orderID)
  if (order?.process === 'refunded') return cancelRequest(ctx, document)
  await issueNow(ctx, document)
  const at = ctx.now + minuteMs
  await enqueue(ctx, creditJob, { payload: { refund: refund._id }, key: `${refund._id} ${at}`, at })
}

/** The lines of the document that the refund returns, by their place. Lines that cost nothing are on no document. */
async function partsOf(ctx: Context, { orderID, lines }: RefundRow) {
  if (lines.length === 0) return null
  const sold = (await linesOf(ctx, orderID)).filter(({ net }) => net > 0)
  return lines.flatMap(({ line, amount }) => {
    const of = sold.findIndex(({ _id }) => _id === line)
    return of === -1 || amount === 0 ? [] : [{ of, amount }]
  })
}
