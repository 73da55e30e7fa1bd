import { addEvent, orderOf } from '#modules/order/public-api.ts'
import { compute } from '#platform/data/collection/write.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { notifyRefund } from '../refunds/notify-refund.server.ts'
import { postRefund } from '../refunds/post-refund.server.ts'
import { refundOf, type RefundRow } from '../refunds/refund-row.server.ts'
import { refundProblems as words } from '../words.ts'
import { isOpen, leftToSend, type PartRow, partsOf } from './part-row.server.ts'

/**
 * Ends a refund whose parts at the gateway all ended, in the caller's transaction that holds the lock of its order. What failed is posted
 * back, and staff can send it again. While a part is open nothing changes, except that staff are told after the last look (`isLast`).
 */
export async function endRefund(ctx: Context, of: { refundID: string; isLast: boolean }): Promise<void> {
  const refund = await refundOf(ctx, of.refundID)
  if (refund?.state !== 'sent' || !refund.byGateway) return
  const parts = await partsOf(ctx, refund._id)
  if (parts.some(isOpen)) {
    if (of.isLast) await alarm(ctx, refund, words.undecided[ctx.locale])
    return
  }
  for (const part of parts) if (part.state === 'failed') await postBack(ctx, { refund, part })
  if ((await leftToSend(ctx, { _id: refund._id, amount: Number(refund.amount) })) > 0) return fail(ctx, refund, parts)
  await finish(ctx, refund, parts)
}

/** A second entry of the same part changes nothing. */
const postBack = (ctx: Context, { refund, part }: { refund: RefundRow; part: PartRow }) =>
  postRefund(ctx, refund, { proof: part._id, amount: Number(part.amount), isBack: true })

async function fail(ctx: Context, refund: RefundRow, parts: readonly PartRow[]) {
  const failure = parts.findLast(({ state }) => state === 'failed')?.failure
  const note = (failure === 'none' ? words.notArrived : failure === 'keys' ? words.keysRefused : words.cardRefused).th
  await compute(ctx, 'refund', { _id: refund._id, change: { state: 'failed', note } })
  await alarm(ctx, refund, note)
}

async function finish(ctx: Context, refund: RefundRow, parts: readonly PartRow[]) {
  const proof = parts.flatMap(({ state, ref }) => (state === 'done' && ref ? [ref] : [])).at(-1) ?? ''
  await compute(ctx, 'refund', { _id: refund._id, change: { state: 'done', proof, doneAt: nowOf(ctx) } })
  const order = await orderOf(ctx, refund.orderID)
  if (order) await notifyRefund(ctx, { refund, order }, { what: 'sent', proof })
}

const alarm = (ctx: Context, { orderID }: RefundRow, note: string) => addEvent(ctx, { orderID, kind: 'alarm', note })
