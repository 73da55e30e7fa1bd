import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { issueDocument, issueNow, salesBranch, withholdingPeriods } from '#modules/billing/public-api.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { enqueue } from '#platform/background/jobs/enqueue.ts'
import type { Context } from '#platform/context.ts'
import { conflict, forbidden, invalid, notFound } from '#platform/errors/errors.ts'
import { buyerOf, saleLineOf } from '../../../payments/documents/request-document.server.ts'
import { recordPayment } from '../../../payments/record-payment.server.ts'
import { approveSlip, slipsOf } from '../../../payments/slips.server.ts'
import { canPayNow } from '../../../rules/order-state.ts'
import { withheldFrom } from '../../../rules/withholding.ts'
import { orderWords as words } from '../../../words.ts'
import { linesOf } from '../../lines/order-lines.server.ts'
import { quotationJob } from '../../order-jobs.ts'
import { orderOf, type OrderRow } from '../../order-row.server.ts'

/** The tax that the company of an order withholds today, in baht; null for other buyers and small amounts. */
export const withholdingOf = async (ctx: Context, { _id, billTo }: OrderRow) =>
  billTo?.type === 'company'
    ? withheldFrom(await linesOf(ctx, _id), { day: bangkokDay(ctx.now), periods: await withholdingPeriods(ctx) })
    : null

interface NetPayment {
  orderID: string
  reference: string
  /** The money that arrived and the tax that was withheld from it, in baht. */
  amount: number
  withheld: number
}

/**
 * Records the payment of a company that withheld tax: the money, and the tax on the account `wht`, whose certificate is awaited. Both or
 * neither. Throws invalid for more tax than the law withholds.
 */
export const recordNetPayment = (ctx: Context, of: NetPayment): Promise<void> =>
  inTransaction(ctx, async (inside) => {
    const order = await orderOf(inside, of.orderID)
    if (!order) throw notFound()
    const tax = (await withholdingOf(inside, order))?.tax ?? 0
    if (!(of.withheld > 0 && of.withheld <= tax))
      throw invalid({ field: 'withheld', code: 'range', ...words.wrongWithheld })
    const { orderID, reference, amount } = of
    const isSlip = (await slipsOf(inside, orderID)).some(({ status }) => status === 'submitted')
    if (isSlip) await approveSlip(inside, { orderID, reference, amount })
    else await recordPayment(inside, { orderID, reference, method: 'manual', amount })
    // An order has one such payment, so its reference is that of the order.
    await recordPayment(inside, { orderID, reference: orderID, method: 'withholding', amount: of.withheld })
  })

/** Asks for the quotation of an order of the viewer that is not paid. A job requests it from billing, once. */
export async function askQuotation(ctx: Context, orderID: string): Promise<void> {
  const order = await orderOf(ctx, orderID)
  if (!order) throw notFound()
  if (order.userID !== ctx.viewer.id) throw forbidden()
  if (!canPayNow(order) || !ctx.site.plugins.has('billing'))
    throw conflict({ field: 'process', code: 'closed', ...words.notPayable })
  await inTransaction(ctx, (inside) => enqueue(inside, quotationJob, { payload: { order: orderID }, key: orderID }))
}

/** Requests the quotation of an order with the rights of a job. It gets its number at once. Does nothing without a tax branch. */
export const quoteOrder = (ctx: Context, orderID: string): Promise<void> =>
  inTransaction(ctx, async (inside) => {
    const order = await orderOf(inside, orderID)
    const branchID = await salesBranch(inside)
    if (!order || branchID === null || !canPayNow(order)) return
    const { _id, isNew } = await issueDocument(inside, {
      ...{ source: `quotation:${orderID}`, orderID, branchID, userID: order.userID, total: order.price },
      ...{ buyer: await buyerOf(inside, order), paidAt: new Date(ctx.now).toISOString(), kind: 'quotation' },
      lines: (await linesOf(inside, orderID)).filter(({ net }) => net > 0).map(saleLineOf),
    })
    if (isNew) await issueNow(inside, _id)
  })
