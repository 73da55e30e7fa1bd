import { fromSatang, toSatang } from '#domain/money/baht.ts'
import { GatewayError, lockOrder, type OrderCharge, orderCharges } from '#modules/order/public-api.ts'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { compute } from '#platform/data/collection/write.ts'
import { newId } from '#platform/data/collection/writing/id.ts'
import { insertPrivate } from '#platform/data/private-table/access.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { conflict, forbidden, notFound } from '#platform/errors/errors.ts'
import { postRefund } from '../refunds/post-refund.server.ts'
import { refundOf, type RefundRow, refundsOf } from '../refunds/refund-row.server.ts'
import { planCard, type ReturnableCharge } from '../rules/plan-card.ts'
import { nextRefundState } from '../rules/refund-states.ts'
import { refundPart } from '../tables.ts'
import { refundProblems as words } from '../words.ts'
import { leftToSend, type PartRow, partsOf, settleLater } from './part-row.server.ts'

/**
 * Sends an approved refund back to the card: the gateway says what its payments can still return, then the parts are written and posted,
 * and a job calls the gateway. Throws conflict if the gateway does not answer, if the payments have less left, or if somebody was faster.
 */
export const sendToCard = async (ctx: Context, _id: string): Promise<void> => {
  if (!isAtLeast(ctx.viewer, 'manager')) throw forbidden()
  const known = await refundOf(ctx, _id)
  if (!known) throw notFound()
  if (known.method !== 'card') throw conflict({ field: 'method', code: 'method', ...words.notByCard })
  const charges = await chargesOf(ctx, known.orderID)
  await inTransaction(ctx, async (inside) => {
    const order = await lockOrder(inside, known.orderID)
    const refund = order && (await refundOf(inside, _id))
    if (!refund) throw notFound()
    if (nextRefundState(refund, 'send') === null) throw conflict({ field: 'state', code: 'closed', ...words.closed })
    await writeParts(inside, { refund, charges })
    await compute(inside, 'refund', {
      _id,
      change: { state: 'sent', byGateway: true, sentAt: nowOf(inside), proof: null, note: null },
    })
  })
}

const chargesOf = (ctx: Context, orderID: string): Promise<OrderCharge[]> =>
  orderCharges(ctx, orderID).catch((error: unknown) => {
    if (!(error instanceof GatewayError)) throw error
    const text = `refund of order ${orderID}: ${error.fault}: ${error.message}`
    ctx.app.errorLog.add({ site: ctx.site._id, level: 'warning', source: 'server', text })
    throw conflict({ field: 'method', code: error.fault, ...words.noGateway })
  })

async function writeParts(ctx: Context, { refund, charges }: { refund: RefundRow; charges: readonly OrderCharge[] }) {
  const left = await leftToSend(ctx, { _id: refund._id, amount: Number(refund.amount) })
  const parts = planCard(await returnable(ctx, { refund, charges }), toSatang(left))
  if (!parts) throw conflict({ field: 'amount', code: 'card', ...words.cardLeft })
  for (const { charge, satang } of parts) {
    const providerID = charges.find(({ ref }) => ref === charge)!.provider._id
    const part = { _id: newId(ctx.now), refundID: refund._id, providerID, charge, amount: fromSatang(satang) }
    await insertPrivate(ctx, refundPart, {
      row: {
        ...{ ...part, state: 'created', ref: null, failure: null },
        ...{ createdAt: nowOf(ctx), sentAt: null, endedAt: null },
      },
    })
    await postRefund(ctx, refund, { proof: part._id, amount: part.amount, isBack: false })
    await settleLater(ctx, part)
  }
}

/** What each payment can still return: less what the gateway knows of, and what this site may have sent without an answer. */
async function returnable(
  ctx: Context,
  { refund, charges }: { refund: RefundRow; charges: readonly OrderCharge[] },
): Promise<ReturnableCharge[]> {
  const own = await partsOfOrder(ctx, refund)
  return charges.map(({ ref, satang, provider, refunds }) => {
    const known = refunds.filter(({ state }) => state !== 'failed')
    const keys = new Set(known.map(({ key }) => key))
    const unknown = own.filter(({ charge, _id, state }) => charge === ref && state !== 'failed' && !keys.has(_id))
    const amounts = [...known.map((one) => one.satang), ...unknown.map(({ amount }) => toSatang(Number(amount)))]
    const refunded = amounts.reduce((sum, each) => sum + each, 0)
    return { charge: ref, satang, refunded, kind: provider.gateway.limits.refund }
  })
}

async function partsOfOrder(ctx: Context, { orderID }: RefundRow): Promise<PartRow[]> {
  const refunds = await refundsOf(ctx, orderID)
  const parts: PartRow[] = []
  for (const { _id } of refunds) parts.push(...(await partsOf(ctx, _id)))
  return parts
}
