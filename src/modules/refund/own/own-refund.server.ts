import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { ownSeat } from '#modules/enroll/public-api.ts'
import { linesOf, lockOrder, orderOf, type OrderRow } from '#modules/order/public-api.ts'
import { from, rows } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { newId } from '#platform/data/collection/writing/id.ts'
import type { Context } from '#platform/context.ts'
import { conflict, invalid, notFound } from '#platform/errors/errors.ts'
import { countingRefunds } from '../refunds/refund-row.server.ts'
import { isRefundable, recordRequest } from '../refunds/request-refund.server.ts'
import { ownRefundShare, type OwnRefundShare } from '../rules/own-refund.ts'
import { planRefund, type RefundPlan } from '../rules/plan-refund.ts'
import type { RefundMethod } from '../rules/refund-states.ts'
import { ownRefundWords as words } from '../words.ts'

/** What the viewer gets back for the round of a course that they paid for. */
export interface OwnRefund {
  orderID: string
  /** What was paid for the seat, and what goes back, in baht. Where staff decide, the request is for all of it. */
  paid: number
  amount: number
  share: OwnRefundShare
  /** How the money goes back: the way it came, otherwise to an account that the learner names. */
  method: RefundMethod
  /** Whether a refund was requested already. */
  isRequested: boolean
}

/** The viewer's refund of a course, as it is today; null where they did not pay for a seat themselves. Courses without rounds have none. */
export async function ownRefundOf(ctx: Context, courseID: string): Promise<OwnRefund | null> {
  const seat = await ownSeat(ctx, courseID)
  if (seat?.problem !== 'paid') return null
  const order = await paidOrder(ctx, courseID)
  return order && describe(ctx, { order, courseID, startDate: seat.startDate })
}

interface OwnRequest {
  courseID: string
  /** The amount in baht that the learner was shown. If it differs from what is true now, nothing is requested. */
  agreed: number
  /** The account that receives the money. */
  to: string
  reason: string
}

/**
 * Requests the viewer's refund of a paid round by the rule of the site. They keep the seat until staff approve. A request that was made
 * before is returned as it is. Throws conflict if the amount changed, or if nothing goes back any more.
 */
export const requestOwnRefund = (ctx: Context, request: OwnRequest): Promise<string> =>
  inTransaction(ctx, async (inside) => {
    const known = await ownRefundOf(inside, request.courseID)
    if (!known) throw notFound()
    const order = (await lockOrder(inside, known.orderID))!
    const seat = await ownSeat(inside, request.courseID)
    if (seat?.problem !== 'paid') throw notFound()
    const { line, earlier, ...refund } = await read(inside, { order, ...request, startDate: seat.startDate })
    const before = earlier.find(({ lines }) => lines.some((one) => one.line === line._id))
    if (before) return before._id
    if (refund.plan === null) throw conflict({ field: 'courseID', code: refund.share.kind, ...words.tooLate })
    if (refund.plan.amount !== request.agreed) throw conflict({ field: 'agreed', code: 'changed', ...words.changed })
    if (refund.method === 'transfer' && request.to === '')
      throw invalid({ field: 'to', code: 'required', ...words.noAccount })
    const { method, plan } = refund
    const reason = request.reason || words.ownReason[ctx.locale]
    const of = { _id: newId(inside.now), orderID: order._id, choice: { pieces: {} }, returnsStock: false }
    return recordRequest(inside, { order, plan, request: { ...of, method, to: request.to, reason } })
  })

/** The viewer's latest order with money that sold them a seat in the course. */
async function paidOrder(ctx: Context, courseID: string) {
  const found = await from(ctx, 'order')
    .innerJoin(rows(ctx, 'order_line'), 'order_line.orderID', 'order._id')
    .select('order._id')
    .where('order.userID', '=', ctx.viewer.id)
    .where('order_line.courseID', '=', courseID)
    .where('order_line.kind', '=', 'course')
    .where('order.process', 'in', ['done', 'partRefunded'])
    .orderBy('order.createdAt', 'desc')
    .orderBy('order._id', 'desc')
    .executeTakeFirst()
  return found ? ((await orderOf(ctx, found._id)) ?? null) : null
}

interface Paid {
  order: OrderRow
  courseID: string
  startDate: string
}

async function describe(ctx: Context, of: Paid): Promise<OwnRefund> {
  const { line, earlier, plan, ...refund } = await read(ctx, of)
  const before = earlier.find(({ lines }) => lines.some((one) => one.line === line._id))
  return {
    ...{ ...refund, orderID: of.order._id, paid: line.net, isRequested: before !== undefined },
    amount: before?.amount ?? plan?.amount ?? 0,
  }
}

/** The line of the course with its earlier refunds, and what goes back by the rule of the site; a null plan where nothing does. */
async function read(ctx: Context, { order, courseID, startDate }: Paid) {
  const lines = await linesOf(ctx, order._id)
  const line = lines.find((one) => one.kind === 'course' && one.courseID === courseID)
  if (!line) throw notFound()
  const { refundFullDays: fullDays, refundLatePercent: latePercent } = ctx.site
  const share = ownRefundShare({ fullDays, latePercent }, { startDate, today: bangkokDay(ctx.now) })
  const earlier = await countingRefunds(ctx, order._id, 'order')
  const percent = share.kind === 'percent' ? share.percent : 100
  const isPossible = (share.kind === 'percent' || share.kind === 'staff') && isRefundable(order)
  const choice = { pieces: { [line._id]: 1 }, percent }
  const plan = isPossible ? planRefund({ lines, price: order.price, paid: order.paid, earlier }, choice) : null
  return { line, earlier, share, plan: possible(plan), method: await methodOf(ctx, order._id) }
}

const possible = (plan: ReturnType<typeof planRefund> | null): RefundPlan | null =>
  plan === null || 'problem' in plan ? null : plan

/** Money goes back to the card or the credit that paid; otherwise to an account. */
async function methodOf(ctx: Context, orderID: string): Promise<RefundMethod> {
  const payments = await from(ctx, 'payment')
    .select('payment.method')
    .where('payment.orderID', '=', orderID)
    .where('payment.amount', '>', 0)
    .execute()
  const ways = new Set(payments.map(({ method }) => method))
  const [only] = ways
  return ways.size === 1 && (only === 'card' || only === 'credit') ? only : 'transfer'
}
