import { formatBaht } from '#domain/money/baht.ts'
import { addEvent, linesOf, lockOrder, type OrderRow } from '#modules/order/public-api.ts'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { record } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { conflict, forbidden, invalid, notFound } from '#platform/errors/errors.ts'
import { planRefund, type RefundChoice, type RefundPlan } from '../rules/plan-refund.ts'
import type { RefundMethod } from '../rules/refund-states.ts'
import { refundProblems as words } from '../words.ts'
import { countingRefunds, refundOf } from './refund-row.server.ts'

interface RefundRequest {
  /** Names the request, so that a form that is sent twice makes one refund. */
  _id: string
  orderID: string
  choice: RefundChoice
  method: RefundMethod
  to: string
  reason: string
  returnsStock: boolean
}

/** The states in which an order has money that can go back. */
const refundable: readonly OrderRow['process'][] = ['paid', 'done', 'attention', 'partRefunded']

/** Whether an order has money that can go back. */
export const isRefundable = ({ process, paid }: OrderRow): boolean => refundable.includes(process) && paid > 0

/**
 * Requests a refund of an order, which somebody approves. The sum of all refunds never exceeds what was paid: they are added up under the
 * lock of the order. Throws conflict for an order without money, and invalid for more than is left.
 */
export const requestRefund = (ctx: Context, request: RefundRequest): Promise<string> =>
  inTransaction(ctx, async (inside) => {
    if (!isAtLeast(ctx.viewer, 'manager')) throw forbidden()
    const order = await lockOrder(inside, request.orderID)
    if (!order) throw notFound()
    if (await refundOf(inside, request._id)) return request._id
    assertComplete(request)
    return recordRequest(inside, { order, request, plan: await planFor(inside, order, request.choice) })
  })

function assertComplete({ to, reason, method }: RefundRequest) {
  if (reason === '') throw invalid({ field: 'reason', code: 'required', ...words.noReason })
  if (to === '' && method === 'transfer') throw invalid({ field: 'to', code: 'required', ...words.noAccount })
}

async function planFor(ctx: Context, order: OrderRow, choice: RefundChoice): Promise<RefundPlan> {
  if (!isRefundable(order)) throw conflict({ field: 'process', code: 'closed', ...words.notRefundable })
  const earlier = await countingRefunds(ctx, order._id)
  const plan = planRefund(
    { lines: await linesOf(ctx, order._id), price: order.price, paid: order.paid, earlier },
    choice,
  )
  if ('problem' in plan) throw invalid({ field: 'amount', code: plan.problem, ...words[plan.problem] })
  return plan
}

async function recordRequest(
  ctx: Context,
  { order, request, plan }: { order: OrderRow; request: RefundRequest; plan: RefundPlan },
) {
  const { _id, method, to, reason, returnsStock } = request
  const { amount, lines } = plan
  const { id: requesterID, name: requestedBy } = ctx.viewer
  await record(ctx, 'refund', {
    ...{ orderID: order._id, lines, amount, method, to: to || '-', reason, returnsStock, requesterID, requestedBy },
    ...({ _id } as object),
  })
  const note = `${formatBaht(amount, { style: 'word', locale: ctx.locale })} · ${reason}`
  await addEvent(ctx, { orderID: order._id, kind: 'refund', note })
  return _id
}
