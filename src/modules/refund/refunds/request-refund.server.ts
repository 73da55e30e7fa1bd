import { addBaht, formatBaht } from '#domain/money/baht.ts'
import { addEvent, linesOf, lockOrder, type OrderRow } from '#modules/order/public-api.ts'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { record } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { conflict, forbidden, invalid, notFound } from '#platform/errors/errors.ts'
import { planExtra, planRefund, type RefundChoice, type RefundPlan } from '../rules/plan-refund.ts'
import type { RefundMethod, RefundSource } from '../rules/refund-states.ts'
import { refundProblems as words } from '../words.ts'
import { countingRefunds, refundOf } from './refund-row.server.ts'

interface RefundRequest {
  /** Names the request, so that a form that is sent twice makes one refund. */
  _id: string
  orderID: string
  source?: RefundSource
  choice: RefundChoice
  method: RefundMethod
  to: string
  reason: string
  returnsStock: boolean
}

/** The states in which an order has money that can go back. */
const refundable: readonly OrderRow['process'][] = ['paid', 'done', 'attention', 'partRefunded']

/** Whether an order has money that can go back. Goods for credit are cancelled instead, because credit is no money to pay out. */
export const isRefundable = ({ process, paid, type }: OrderRow): boolean =>
  refundable.includes(process) && paid > 0 && type !== 'redemption'

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
    assertComplete(ctx, { order, request })
    const plan = request.source === 'extra' ? await planExtraFor(inside, order, request.choice) : null
    return recordRequest(inside, { order, request, plan: plan ?? (await planFor(inside, order, request.choice)) })
  })

function assertComplete(
  ctx: Context,
  { order, request: { to, reason, method } }: { order: OrderRow; request: RefundRequest },
) {
  if (reason === '') throw invalid({ field: 'reason', code: 'required', ...words.noReason })
  if (method === 'credit' && (!ctx.site.plugins.has('credit') || order.userID === null))
    throw invalid({ field: 'method', code: 'credit', ...words.noCredit })
  if (to === '' && method === 'transfer') throw invalid({ field: 'to', code: 'required', ...words.noAccount })
}

async function planFor(ctx: Context, order: OrderRow, choice: RefundChoice): Promise<RefundPlan> {
  if (!isRefundable(order)) throw conflict({ field: 'process', code: 'closed', ...words.notRefundable })
  const earlier = await countingRefunds(ctx, order._id, 'order')
  const plan = planRefund(
    { lines: await linesOf(ctx, order._id), price: order.price, paid: order.paid, earlier },
    choice,
  )
  if ('problem' in plan) throw invalid({ field: 'amount', code: plan.problem, ...words[plan.problem] })
  return plan
}

/** Money beyond the price goes back in amounts only, whatever the state of the order. */
async function planExtraFor(ctx: Context, { _id }: OrderRow, choice: RefundChoice): Promise<RefundPlan> {
  const plan = planExtra(await extraLeft(ctx, _id), choice)
  if ('problem' in plan) throw invalid({ field: 'amount', code: plan.problem, ...words[plan.problem] })
  return plan
}

/** What was paid beyond the price of an order and is not refunded yet, in baht. */
export const extraLeft = async (ctx: Context, orderID: string): Promise<number> => {
  const payments = await from(ctx, 'payment')
    .select(['payment.amount', 'payment.applied'])
    .where('payment.orderID', '=', orderID)
    .execute()
  const refunds = await countingRefunds(ctx, orderID, 'extra')
  const amounts = payments.flatMap(({ amount, applied }) => [Number(amount), -Number(applied)])
  return addBaht(...amounts, ...refunds.map(({ amount }) => -amount))
}

export async function recordRequest(
  ctx: Context,
  { order, request, plan }: { order: OrderRow; request: RefundRequest; plan: RefundPlan },
) {
  const { _id, method, to, reason, returnsStock, source = 'order' } = request
  const { amount, lines } = plan
  const { id: requesterID, name: requestedBy } = ctx.viewer
  await record(ctx, 'refund', {
    ...{ orderID: order._id, lines, amount, source, method, to: to || '-', reason, returnsStock },
    ...{ requesterID, requestedBy },
    ...({ _id } as object),
  })
  const note = `${formatBaht(amount, { style: 'word', locale: ctx.locale })} · ${reason}`
  await addEvent(ctx, { orderID: order._id, kind: 'refund', note })
  return _id
}
