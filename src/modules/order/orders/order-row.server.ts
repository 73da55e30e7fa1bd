import { nextOrderState, type OrderEvent, type OrderState } from '#domain/money/order-state.ts'
import { from } from '#platform/data/collection/rows.ts'
import { compute, record } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { enqueue } from '#platform/background/jobs/enqueue.ts'
import type { OrderEventKind } from '../collections/order-event.ts'
import { lookSoon, openAttemptOf } from '../attempts/attempt-row.server.ts'
import { documentJob } from './order-jobs.ts'
import { canPayNow, statusOf, unpaidStates } from '../rules/order-state.ts'

const ordersOf = (ctx: Context) =>
  from(ctx, 'order')
    .select(['order._id', 'order.userID', 'order.courseID', 'order.roundID', 'order.item', 'order.ref1', 'order.ref2'])
    .select(['order.price', 'order.paid', 'order.process', 'order.expiresAt', 'order.createdAt', 'order.paidAt'])
    .select(['order.type', 'order.shipping', 'order.shipTo', 'order.billTo', 'order.buyerNote', 'order.extendedAt'])

/** An order as far as the viewer may read it; undefined otherwise. */
export const orderOf = (ctx: Context, _id: string) => ordersOf(ctx).where('order._id', '=', _id).executeTakeFirst()

export type OrderRow = NonNullable<Awaited<ReturnType<typeof orderOf>>>

/** An order locked until the end of the transaction. It is locked before its course, payments and slips. */
export const lockOrder = (ctx: Context, _id: string) =>
  ordersOf(ctx).where('order._id', '=', _id).forNoKeyUpdate().executeTakeFirst()

/** The timeline of an order, oldest first. */
export const eventsOf = (ctx: Context, orderID: string) =>
  from(ctx, 'order_event')
    .select(['order_event._id', 'order_event.kind', 'order_event.note', 'order_event.byName', 'order_event.createdAt'])
    .where('order_event.orderID', '=', orderID)
    .orderBy('order_event.createdAt')
    .orderBy('order_event._id')
    .limit(200)
    .execute()

/** The viewer's orders, newest first, at most a hundred. */
export const ownOrders = (ctx: Context) =>
  ordersOf(ctx)
    .where('order.userID', '=', ctx.viewer.id)
    .orderBy('order.createdAt', 'desc')
    .orderBy('order._id', 'desc')
    .limit(100)
    .execute()

/** The viewer's order of a course that is not paid yet, by its id; null without one. */
export const openOrderOf = async (ctx: Context, courseID: string): Promise<string | null> => {
  const order = await from(ctx, 'order')
    .select('order._id')
    .where('order.userID', '=', ctx.viewer.id)
    .where('order.courseID', '=', courseID)
    .where('order.process', 'in', [...unpaidStates, 'paid'])
    .executeTakeFirst()
  return order?._id ?? null
}

interface Move {
  event: OrderEvent
  kind: OrderEventKind
  note?: string | null
  change?: { paid?: number; payment?: string; expiresAt?: string; paidAt?: string }
}

/**
 * Moves a locked order by an event and writes it into the timeline, in the caller's transaction. Returns the new state, or null if the
 * event changes nothing in the order's state.
 */
export const moveOrder = async (ctx: Context, order: OrderRow, move: Move): Promise<OrderState | null> => {
  const process = nextOrderState(order.process, move.event)
  if (process === null) return null
  await compute(ctx, 'order', { _id: order._id, change: { process, status: statusOf(process), ...move.change } })
  await addEvent(ctx, { orderID: order._id, kind: move.kind, note: move.note ?? null })
  if (isSold(order.process, process)) await enqueue(ctx, documentJob, { payload: { order: order._id }, key: order._id })
  if (canPayNow(order) && !canPayNow({ ...order, ...move.change, process })) await closeAttempt(ctx, order._id)
  return process
}

/** Whether an order is paid now and was not before. Late money of a cancelled order is only sold once staff deliver it. */
const isSold = (before: OrderState, now: OrderState) =>
  (now === 'paid' && before !== 'paid') || (now === 'done' && before === 'attention')

/** Nobody is to pay a second time: the look closes the page of the gateway. */
async function closeAttempt(ctx: Context, orderID: string) {
  const attempt = await openAttemptOf(ctx, orderID)
  if (attempt) await lookSoon(ctx, attempt)
}

/** Adds a line to the timeline of an order. */
export const addEvent = (ctx: Context, of: { orderID: string; kind: OrderEventKind; note?: string | null }) =>
  record(ctx, 'order_event', { ...of, note: of.note ?? null, byName: ctx.viewer.name })
