import { addBaht } from '#domain/money/baht.ts'
import { addEvent, giveCredit, lockOrder, moveOrder, type OrderRow } from '#modules/order/public-api.ts'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { compute } from '#platform/data/collection/write.ts'
import { enqueue } from '#platform/background/jobs/enqueue.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { conflict, forbidden, invalid, notFound } from '#platform/errors/errors.ts'
import { mayApprove, nextRefundState, type RefundAct } from '../rules/refund-states.ts'
import { refundProblems as words } from '../words.ts'
import { creditJob } from './credit-job.ts'
import { leftToSend } from '../gateway/part-row.server.ts'
import { notifyRefund } from './notify-refund.server.ts'
import { fundOf, postRefund } from './post-refund.server.ts'
import { countingRefunds, refundOf, type RefundRow } from './refund-row.server.ts'
import { takeBack } from './take-back.server.ts'

interface Change {
  _id: string
  act: RefundAct
  /** The transaction number of the money that was sent back. */
  proof: string
  /** Why it is rejected or failed. */
  note: string
}

interface Locked {
  refund: RefundRow
  order: OrderRow
}

/**
 * Approves, rejects, sends, finishes or fails a refund. The order is locked before the refund. Throws forbidden for somebody who may not
 * approve it, and conflict if another person was faster.
 */
export const changeRefund = (ctx: Context, change: Change): Promise<void> =>
  inTransaction(ctx, async (inside) => {
    if (!isAtLeast(ctx.viewer, 'manager')) throw forbidden()
    const known = await refundOf(inside, change._id)
    const order = known && (await lockOrder(inside, known.orderID))
    // It is read again under the lock of its order.
    const refund = order && (await refundOf(inside, change._id))
    if (!refund) throw notFound()
    const state = nextRefundState(refund, change.act)
    if (state === null) throw conflict({ field: 'state', code: 'closed', ...words.closed })
    const more = await acts[change.act](inside, { refund, order }, change)
    await compute(inside, 'refund', { _id: refund._id, change: { state, ...more } })
  })

type Act = (ctx: Context, of: Locked, change: Change) => Promise<Record<string, string | boolean | null>>

const acts: Record<RefundAct, Act> = {
  approve: async (ctx, of) => {
    await assertMayApprove(ctx, of)
    if (of.refund.source === 'order') await giveUp(ctx, of)
    else await addEvent(ctx, { orderID: of.order._id, kind: 'refund', note: of.refund.reason })
    await notifyRefund(ctx, of, { what: 'approved' })
    return { approverID: ctx.viewer.id, approvedBy: ctx.viewer.name, approvedAt: nowOf(ctx) }
  },
  reject: async (ctx, of, { note }) => {
    assertNote(note)
    await notifyRefund(ctx, of, { what: 'rejected', reason: note })
    return { note }
  },
  send: async (ctx, of, { proof }) => {
    if (of.refund.method === 'credit') return sendCredit(ctx, of)
    if (proof === '') throw invalid({ field: 'proof', code: 'required', ...words.noProof })
    if (!(await post(ctx, of, { proof, isBack: false })))
      throw conflict({ field: 'proof', code: 'duplicate', ...words.proofUsed })
    await notifyRefund(ctx, of, { what: 'sent', proof })
    return { proof, sentAt: nowOf(ctx), byGateway: false }
  },
  finish: async (ctx) => ({ doneAt: nowOf(ctx) }),
  fail: async (ctx, of, { note }) => {
    assertNote(note)
    const { state, proof } = of.refund
    if (state === 'sent' && proof) await post(ctx, of, { proof, isBack: true })
    await notifyRefund(ctx, of, { what: 'failed', reason: note })
    return { note }
  },
}

function assertNote(note: string) {
  if (note === '') throw invalid({ field: 'note', code: 'required', ...words.noReason })
}

async function assertMayApprove(ctx: Context, { refund, order }: Locked) {
  if (order.userID === ctx.viewer.id) throw forbidden({ field: 'requesterID', code: 'own', ...words.ownRequest })
  const sum = addBaht(...(await countingRefunds(ctx, order._id)).map(({ amount }) => amount))
  // Managers do not read the settings of the site: their own requests always need another person.
  const settings = await from(ctx, 'configuration').select('refundLimit').executeTakeFirst()
  const of = {
    sum,
    limit: Number(settings?.refundLimit ?? 0),
    requesterID: refund.requesterID ?? '',
    viewerID: ctx.viewer.id,
  }
  if (!mayApprove(of)) throw forbidden({ field: 'requesterID', code: 'own', ...words.ownRequest })
}

/** The order moves on, and the buyer no longer has what they get the money back for. A job requests the credit note. */
async function giveUp(ctx: Context, { refund, order }: Locked) {
  const approved = (await countingRefunds(ctx, order._id, 'order')).filter(
    (one) => one.approvedAt || one._id === refund._id,
  )
  const isWhole = addBaht(...approved.map(({ amount }) => amount)) >= order.paid
  const event = isWhole ? ('refundWhole' as const) : ('refundPart' as const)
  const moved = await moveOrder(ctx, order, { event, kind: 'refund', note: refund.reason })
  if (moved === null) throw conflict({ field: 'process', code: 'closed', ...words.notRefundable })
  await takeBack(ctx, { refund, order, isWhole })
  await enqueue(ctx, creditJob, { payload: { refund: refund._id }, key: refund._id })
}

/** What a gateway returned already is not sent again by hand. */
async function post(ctx: Context, { refund }: Locked, of: { proof: string; isBack: boolean }) {
  const amount = await leftToSend(ctx, { _id: refund._id, amount: Number(refund.amount) })
  return postRefund(ctx, refund, { ...of, amount })
}

/** Gives the money as credit: it is received at once. */
async function sendCredit(ctx: Context, { refund, order }: Locked) {
  const { userID } = order
  if (!ctx.site.plugins.has('credit') || userID === null)
    throw conflict({ field: 'method', code: 'credit', ...words.noCredit })
  const amount = Number(refund.amount)
  const ref = `refund:${refund._id}`
  const lot = { userID, amount, source: 'refund' as const, ref, days: null }
  await giveCredit(ctx, { ...lot, from: [[fundOf(refund), amount]] })
  await notifyRefund(ctx, { refund, order }, { what: 'credited' })
  return { state: 'done', sentAt: nowOf(ctx), doneAt: nowOf(ctx) }
}
