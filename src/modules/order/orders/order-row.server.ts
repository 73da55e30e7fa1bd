import { nextOrderState, type OrderEvent, type OrderState } from '#domain/money/order-state.ts'
import { from } from '#platform/data/collection/rows.ts'
import { record } from '#platform/data/collection/write.ts'
import { computeMany } from '#platform/data/collection/writing/many/compute-many.ts'
import { recordMany } from '#platform/data/collection/writing/many/create-many.ts'
import type { Context } from '#platform/context.ts'
import { enqueueMany } from '#platform/background/jobs/enqueue.ts'
import type { OrderEventKind } from '../collections/order-event.ts'
import { lookSoon, openAttemptsOf } from '../attempts/attempt-row.server.ts'
import { documentJob } from './order-jobs.ts'
import { forgetUnpaid } from './buyers/limits/unpaid-orders.server.ts'
import { visitorWords as words } from './buyers/visitor/words.ts'
import { canPayNow, isPayable, statusOf, unpaidStates } from '../rules/order-state.ts'

const ordersOf = (ctx: Context) =>
  from(ctx, 'order')
    .select(['order._id', 'order.userID', 'order.courseID', 'order.roundID', 'order.item', 'order.ref1', 'order.ref2'])
    .select(['order.price', 'order.paid', 'order.process', 'order.expiresAt', 'order.createdAt', 'order.paidAt'])
    .select('order.email')
    .select(['order.type', 'order.shipping', 'order.shipTo', 'order.billTo', 'order.buyerNote', 'order.extendedAt'])

/** An order as far as the viewer may read it; undefined otherwise. */
export const orderOf = (ctx: Context, _id: string) => ordersOf(ctx).where('order._id', '=', _id).executeTakeFirst()

export type OrderRow = NonNullable<Awaited<ReturnType<typeof orderOf>>>

/** An order locked until the end of the transaction. It is locked before its course, payments and slips. */
export const lockOrder = (ctx: Context, _id: string) =>
  ordersOf(ctx).where('order._id', '=', _id).forNoKeyUpdate().executeTakeFirst()

/** Several orders, locked as `lockOrder` does, by their `_id`. */
export const lockOrders = (ctx: Context, ids: readonly string[]) =>
  ordersOf(ctx)
    .where('order._id', 'in', [...ids])
    .orderBy('order._id')
    .forNoKeyUpdate()
    .execute()

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
export const moveOrder = async (ctx: Context, order: OrderRow, move: Move): Promise<OrderState | null> =>
  (await moveOrders(ctx, [{ order, move }]))[0]!

/** Moves several locked orders as `moveOrder` does, in a constant number of statements. Returns their states in the same order. */
export async function moveOrders(
  ctx: Context,
  of: readonly { order: OrderRow; move: Move }[],
): Promise<(OrderState | null)[]> {
  const states = of.map(({ order, move }) => nextOrderState(order.process, move.event))
  const moved = of.flatMap(({ order, move }, at) => (states[at] ? [{ order, move, process: states[at] }] : []))
  if (moved.length === 0) return states
  await computeMany(
    ctx,
    'order',
    moved.map(({ order: { _id }, move, process }) => ({
      ...{ _id, change: { process, status: statusOf(process), ...move.change } },
    })),
  )
  await addEvents(
    ctx,
    moved.map(({ order, move }) => ({ orderID: order._id, kind: move.kind, note: move.note ?? null })),
  )
  const settled = moved.filter(({ order, process }) => isPayable(order.process) && !isPayable(process))
  await forgetUnpaid(
    ctx,
    settled.map(({ order }) => order._id),
  )
  const sold = moved.filter(({ order, process }) => isSold(order.process, process))
  await enqueueMany(
    ctx,
    documentJob,
    sold.map(({ order: { _id } }) => ({ payload: { order: _id }, key: _id })),
  )
  const closed = moved.filter(
    ({ order, move, process }) => canPayNow(order) && !canPayNow({ ...order, ...move.change, process }),
  )
  await closeAttempts(
    ctx,
    closed.map(({ order }) => order._id),
  )
  return states
}

/** Whether an order is paid now and was not before. Late money of a cancelled order is only sold once staff deliver it. */
const isSold = (before: OrderState, now: OrderState) =>
  (now === 'paid' && before !== 'paid') || (now === 'done' && before === 'attention')

/** Nobody is to pay a second time: the look closes the page of the gateway. */
async function closeAttempts(ctx: Context, orderIDs: readonly string[]) {
  for (const attempt of orderIDs.length > 0 ? await openAttemptsOf(ctx, orderIDs) : []) await lookSoon(ctx, attempt)
}

/** Adds a line to the timeline of an order. */
export const addEvent = (ctx: Context, of: TimelineEvent) =>
  record(ctx, 'order_event', { ...of, note: of.note ?? null, byName: byNameOf(ctx) })

interface TimelineEvent {
  orderID: string
  kind: OrderEventKind
  note?: string | null
}

/** Adds a line to the timelines of several orders. */
export const addEvents = (ctx: Context, events: readonly TimelineEvent[]) =>
  recordMany(
    ctx,
    'order_event',
    events.map((event) => ({ ...event, note: event.note ?? null, byName: byNameOf(ctx) })),
  )

/** A visitor has no name of their own. */
const byNameOf = ({ viewer, locale }: Context) => viewer.name || words.name[locale]
