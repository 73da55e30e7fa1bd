import { inTransaction } from '#platform/data/collection/transaction.ts'
import type { Context } from '#platform/context.ts'
import { enqueue } from '#platform/background/jobs/enqueue.ts'
import { addEvent, lockOrder, orderOf, type OrderRow } from '../orders/order-row.server.ts'
import { type CardProvider, cardProviderOf } from '../providers/access.server.ts'
import { GatewayError, type Look } from '../providers/gateway.ts'
import { canPayNow } from '../rules/order-state.ts'
import type { AttemptState } from '../tables.ts'
import { cardWords as words } from '../words.ts'
import { isLastLook, lookJob, nextLook } from './attempt-jobs.ts'
import { attemptOf, type AttemptRow, changeAttempt, isOpen } from './attempt-row.server.ts'
import { recordCharges } from './record-charges.server.ts'

/**
 * Asks the gateway about an attempt and applies the answer: money is recorded, a payment that nobody wants any more is
 * closed. An ended attempt is asked about too, because money may come late. Without an answer nothing changes; about an
 * ended attempt it throws then, so that the job is repeated, because nothing else looks at it again.
 */
export const lookAtAttempt = async (ctx: Context, _id: string): Promise<void> => {
  const attempt = await attemptOf(ctx, _id)
  const order = attempt && (await orderOf(ctx, attempt.orderID))
  if (!attempt || !order) return
  const answer = await answerOf(ctx, { attempt, order })
  await inTransaction(ctx, async (inside) => {
    const locked = (await lockOrder(inside, order._id))!
    const now = (await attemptOf(inside, _id))!
    await apply(inside, { attempt: now, order: locked, answer })
    await lookAgain(inside, (await attemptOf(inside, _id))!)
  })
}

interface Answer {
  look: Look | null
  isLive: boolean
}

async function answerOf(ctx: Context, { attempt, order }: { attempt: AttemptRow; order: OrderRow }): Promise<Answer> {
  const provider = await cardProviderOf(ctx, attempt.providerID)
  if (!provider || attempt.providerRef === null) return { look: null, isLive: false }
  try {
    const look = await provider.gateway.look(provider.access, attempt.providerRef)
    if (look.state !== 'open' || !mustEnd(ctx, { attempt, order })) return { look, isLive: provider.isLive }
    return { look: await closed(provider, attempt.providerRef), isLive: provider.isLive }
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    const text = `card payment ${attempt._id}: ${error.fault}: ${error.message}`
    ctx.app.errorLog.add({ site: ctx.site._id, level: 'warning', source: 'server', text })
    if (!isOpen(attempt)) throw error
    return { look: null, isLive: provider.isLive }
  }
}

const mustEnd = (ctx: Context, { attempt, order }: { attempt: AttemptRow; order: OrderRow }) =>
  !isOpen(attempt) || !canPayNow(order) || Date.parse(attempt.expiresAt) <= ctx.now

/** Closes the payment, then looks again: the buyer may have paid in the same moment. */
async function closed({ gateway, access }: CardProvider, ref: string): Promise<Look> {
  await gateway.cancel(access, ref)
  const look = await gateway.look(access, ref)
  return look.state === 'open' ? { ...look, state: 'gone' } : look
}

interface Applied {
  attempt: AttemptRow
  order: OrderRow
  answer: Answer
}

async function apply(ctx: Context, { attempt, order, answer: { look, isLive } }: Applied): Promise<void> {
  if (look?.state === 'paid') {
    await changeAttempt(ctx, attempt, { state: 'succeeded', failure: null })
    const isFine = await recordCharges(ctx, { attempt, charges: look.charges, isLive })
    if (!isFine) await changeAttempt(ctx, attempt, { state: 'alarm', failure: null })
    return
  }
  const state = stateOf(ctx, { attempt, order, look })
  if (!isOpen(attempt) || (state === attempt.state && look?.failure === attempt.failure)) return
  await changeAttempt(ctx, attempt, { state, failure: look ? look.failure : attempt.failure })
  if (!isOpen({ state })) await ended(ctx, { order, state })
}

/** The state of an open attempt without money. */
function stateOf(ctx: Context, of: { attempt: AttemptRow; order: OrderRow; look: Look | null }): AttemptState {
  const { attempt, order, look } = of
  const end = canPayNow(order) ? 'expired' : 'cancelled'
  if (look?.state === 'gone') return end
  if (isLastLook(Date.parse(attempt.createdAt), ctx.now)) return attempt.providerRef === null ? 'failed' : 'alarm'
  if (look?.state === 'pending') return 'processing'
  if (look?.state === 'open') return 'action'
  // Nobody got the page of a start without an answer, so nobody can pay it.
  if (attempt.providerRef === null && ctx.now - Date.parse(attempt.createdAt) >= 60_000) return 'failed'
  return attempt.state
}

async function ended(ctx: Context, { order, state }: { order: OrderRow; state: AttemptState }) {
  const kind = state === 'alarm' ? ('alarm' as const) : ('attemptEnd' as const)
  await addEvent(ctx, { orderID: order._id, kind, note: state === 'alarm' ? words.noDecision[ctx.locale] : null })
}

async function lookAgain(ctx: Context, attempt: AttemptRow) {
  if (!isOpen(attempt)) return
  const moments = { startedAt: Date.parse(attempt.createdAt), expiresAt: Date.parse(attempt.expiresAt) }
  const at = nextLook(moments, ctx.now)
  if (at !== null) await enqueue(ctx, lookJob, { payload: { attempt: attempt._id }, key: `${attempt._id} ${at}`, at })
}
