import { addBaht, toSatang } from '#domain/money/baht.ts'
import { insertPrivate } from '#platform/data/private-table/access.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { newId } from '#platform/data/collection/writing/id.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { conflict, forbidden, notFound } from '#platform/errors/errors.ts'
import { enqueue } from '#platform/background/jobs/enqueue.ts'
import { lockOrder, moveOrder, type OrderRow } from '../orders/order-row.server.ts'
import { type CardProvider, cardProviders } from '../providers/access.server.ts'
import { GatewayError } from '../providers/gateway.ts'
import { canPayNow } from '../rules/order-state.ts'
import { isBuyer } from '../collections/own-order.ts'
import { paymentAttempt } from '../tables.ts'
import { cardWords as words } from '../words.ts'
import { lookDelaysMs, lookJob } from './attempt-jobs.ts'
import {
  attemptOf,
  type AttemptRow,
  attemptsOf,
  changeAttempt,
  isOpen,
  lookSoon,
  openAttemptOf,
} from './attempt-row.server.ts'

/** How long an attempt may stay open, and how long its start may take, in milliseconds. */
const openMs = 24 * 3_600_000
const startMs = 30_000
/** A buyer who begins more payments of one order than this should ask the staff. */
const mostAttempts = 20

/**
 * Begins a payment of the viewer's order at a gateway and returns the gateway's page, or null if the order ended meanwhile. An open attempt of the same amount
 * is continued. The gateway is called between two transactions, never inside one.
 */
export const startAttempt = async (
  ctx: Context,
  of: { orderID: string; providerID: string },
): Promise<string | null> => {
  const provider = (await cardProviders(ctx)).find(({ _id }) => _id === of.providerID)
  if (!provider) throw notFound()
  const begun = await inTransaction(ctx, (inside) => begin(inside, { orderID: of.orderID, provider }))
  if (begun.url !== undefined) return begun.url
  const { attempt, order } = begun
  try {
    const title = order.item.slice(0, 100)
    const satang = toSatang(attempt.amount)
    const started = await provider.gateway.start(provider.access, {
      ...{ key: attempt._id, satang, title, description: `${order.ref1 ?? ''} ${attempt._id}` },
    })
    return await inTransaction(ctx, (inside) => opened(inside, { attempt, ...started }))
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    await inTransaction(ctx, (inside) => failed(inside, { attempt, error }))
    throw conflict({ field: 'payment', code: error.fault, ...words.noGateway })
  }
}

async function begin(ctx: Context, { orderID, provider }: { orderID: string; provider: CardProvider }) {
  const order = await lockOrder(ctx, orderID)
  if (!order) throw notFound()
  if (!isBuyer(ctx, order)) throw forbidden()
  if (!canPayNow(order)) throw conflict({ field: 'process', code: 'closed', ...words.notPayable })
  const amount = addBaht(order.price, -order.paid)
  const { min, max } = provider.gateway.limits
  if (toSatang(amount) < min || toSatang(amount) > max)
    throw conflict({ field: 'price', code: 'range', ...words.limits })
  const before = await openAttemptOf(ctx, orderID)
  if (before) {
    const url = urlToContinue(ctx, before, { amount, providerID: provider._id })
    if (url !== null) return { url }
    await changeAttempt(ctx, before, { state: 'cancelled' })
    await lookSoon(ctx, before)
  }
  if ((await attemptsOf(ctx, orderID)).length >= mostAttempts)
    throw conflict({ field: 'payment', code: 'attempts', ...words.tooOften })
  return { order, attempt: await insert(ctx, { order, provider, amount }) }
}

/** The page of an open attempt that fits; null if it must end first. Throws conflict while the bank or a start decides. */
function urlToContinue(ctx: Context, before: AttemptRow, of: { amount: number; providerID: string }) {
  if (before.state === 'processing') throw conflict({ field: 'payment', code: 'processing', ...words.processing })
  if (before.state === 'created' && ctx.now - Date.parse(before.createdAt) < startMs)
    throw conflict({ field: 'payment', code: 'starting', ...words.processing })
  const fits = Number(before.amount) === of.amount && before.providerID === of.providerID
  return fits && Date.parse(before.expiresAt) > ctx.now ? before.url : null
}

async function insert(ctx: Context, of: { order: OrderRow; provider: CardProvider; amount: number }) {
  const { order, provider, amount } = of
  const end = order.process === 'attention' || !order.expiresAt ? Infinity : Date.parse(order.expiresAt)
  const row = {
    ...{ _id: newId(ctx.now), orderID: order._id, providerID: provider._id, provider: provider.provider, amount },
    ...{ providerRef: null, url: null, state: 'created' as const, failure: null, createdAt: nowOf(ctx) },
    expiresAt: new Date(Math.max(Math.min(end, ctx.now + openMs), ctx.now + startMs)).toISOString(),
    endedAt: null,
  }
  await insertPrivate(ctx, paymentAttempt, { row })
  const at = ctx.now + lookDelaysMs[0]!
  await enqueue(ctx, lookJob, { payload: { attempt: row._id }, key: `${row._id} ${at}`, at })
  return row
}

interface Opened {
  attempt: Pick<AttemptRow, '_id' | 'orderID'>
  ref: string
  url: string
}

/** Keeps the page of the gateway. If the order ended meanwhile, the page is closed again. */
async function opened(ctx: Context, { attempt, ref, url }: Opened): Promise<string | null> {
  const order = (await lockOrder(ctx, attempt.orderID))!
  const now = (await attemptOf(ctx, attempt._id))!
  const isWanted = isOpen(now) && canPayNow(order)
  const state = isWanted ? 'action' : isOpen(now) ? 'cancelled' : now.state
  await changeAttempt(ctx, attempt, { state, providerRef: ref, url })
  if (!isWanted) {
    await lookSoon(ctx, attempt)
    return null
  }
  await moveOrder(ctx, order, { event: 'attempt', kind: 'attempt' })
  return url
}

async function failed(ctx: Context, { attempt, error }: { attempt: Opened['attempt']; error: GatewayError }) {
  await lockOrder(ctx, attempt.orderID)
  await changeAttempt(ctx, attempt, { state: 'failed', failure: error.fault })
  const text = `card payment: ${error.fault}: ${error.message}`
  ctx.app.errorLog.add({ site: ctx.site._id, level: 'warning', source: 'server', text })
}
