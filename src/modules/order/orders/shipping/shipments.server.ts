import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { compute, record } from '#platform/data/collection/write.ts'
import { enqueue } from '#platform/background/jobs/enqueue.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { conflict, invalid, notFound } from '#platform/errors/errors.ts'
import { type LineToSend, linesToSend, parcelLines } from '../../rules/parcels.ts'
import { shippingOf, type ShippingState } from '../../rules/shipping-states.ts'
import { orderWords as words } from '../../words.ts'
import { documentJob } from '../order-jobs.ts'
import { linesOf } from '../lines/order-lines.server.ts'
import { notifyBuyer } from '../notify-buyer.server.ts'
import { addEvent, lockOrder, type OrderRow } from '../order-row.server.ts'

/** The parcels of an order that were sent, oldest first, as far as the viewer may read them. */
export const parcelsOf = (ctx: Context, orderID: string) =>
  from(ctx, 'shipment')
    .select(['shipment._id', 'shipment.lines', 'shipment.carrier', 'shipment.tracking', 'shipment.state'])
    .where('shipment.orderID', '=', orderID)
    .where('shipment.state', '<>', 'preparing')
    .orderBy('shipment.sentAt')
    .orderBy('shipment._id')
    .limit(100)
    .execute()

/** The goods of an order that are not sent yet. */
export const toSend = async (ctx: Context, orderID: string): Promise<LineToSend[]> => {
  const goods = (await linesOf(ctx, orderID)).filter(({ kind }) => kind === 'goods')
  return linesToSend(goods, await parcelsOf(ctx, orderID))
}

/** The row of what waits to be sent: it is among those to prepare until everything is sent. */
const waitingOf = (ctx: Context, orderID: string) =>
  from(ctx, 'shipment')
    .select('shipment._id')
    .where('shipment.orderID', '=', orderID)
    .where('shipment.state', '=', 'preparing')
    .executeTakeFirst()

/** Puts a paid order among those to send, in the caller's transaction. A second call changes nothing. */
export const prepareShipment = async (ctx: Context, order: Pick<OrderRow, '_id'>): Promise<void> => {
  if ((await waitingOf(ctx, order._id)) || (await parcelsOf(ctx, order._id)).length > 0) return
  await record(ctx, 'shipment', { orderID: order._id })
  await compute(ctx, 'order', { _id: order._id, change: { shipping: 'preparing' } })
}

interface Parcel {
  orderID: string
  carrier: string
  tracking: string
  /** The pieces in it by the id of their line; null for all that is left. */
  pieces: Readonly<Record<string, number>> | null
}

/**
 * Records that a parcel was sent, and tells the buyer. The order is sent once all of its goods are. When nothing is left, the details of the
 * last parcel are corrected. Throws not-found for an order without goods to send, invalid without a carrier or for pieces that are not
 * there, and conflict if everything was delivered already.
 */
export const sendParcel = (ctx: Context, of: Parcel): Promise<void> =>
  inTransaction(ctx, async (inside) => {
    const order = await lockedOrder(inside, of.orderID)
    if (order.shipping === 'delivered') throw conflict({ field: 'state', code: 'closed', ...words.shipmentClosed })
    if (of.carrier === '') throw invalid({ field: 'carrier', code: 'required', ...words.noCarrier })
    const left = await toSend(inside, order._id)
    if (left.length === 0 && of.pieces === null) return correct(inside, order, of)
    const lines = parcelLines(left, of.pieces)
    if (lines === null) throw invalid({ field: 'pieces', code: 'range', ...words.wrongPieces })
    const isLast = left.every((one) => lines.some(({ line, quantity }) => line === one._id && quantity === one.left))
    const waiting = isLast ? await waitingOf(inside, order._id) : undefined
    const _id = waiting?._id ?? (await record(inside, 'shipment', { orderID: order._id }))._id
    const details = { carrier: of.carrier, tracking: of.tracking || null }
    await compute(inside, 'shipment', { _id, change: { lines, ...details, state: 'sent', sentAt: nowOf(inside) } })
    await settle(inside, order)
    const note = [of.carrier, of.tracking].filter(Boolean).join(' ')
    await addEvent(inside, { orderID: order._id, kind: 'sent', note })
    await notifyBuyer(inside, order, { what: isLast ? 'sent' : 'partSent', reason: note })
  })

/** Records that the buyer received a parcel, or all that were sent. A second call changes nothing. */
export const deliverParcels = (ctx: Context, of: { orderID: string; parcelID: string | null }): Promise<void> =>
  inTransaction(ctx, async (inside) => {
    const order = await lockedOrder(inside, of.orderID)
    const parcels = await parcelsOf(inside, order._id)
    const meant = of.parcelID === null ? parcels : parcels.filter(({ _id }) => _id === of.parcelID)
    if (meant.length === 0) throw notFound()
    const open = meant.filter(({ state }) => state === 'sent')
    if (open.length === 0) return
    for (const { _id } of open)
      await compute(inside, 'shipment', { _id, change: { state: 'delivered', deliveredAt: nowOf(inside) } })
    await settle(inside, order)
    await addEvent(inside, { orderID: order._id, kind: 'delivered' })
  })

async function lockedOrder(ctx: Context, orderID: string): Promise<OrderRow> {
  const order = await lockOrder(ctx, orderID)
  if (!order || order.shipping === null) throw notFound()
  return order
}

async function correct(ctx: Context, order: OrderRow, { carrier, tracking }: Parcel) {
  const last = (await parcelsOf(ctx, order._id)).at(-1)
  if (!last) throw notFound()
  await compute(ctx, 'shipment', { _id: last._id, change: { carrier, tracking: tracking || null } })
  await addEvent(ctx, { orderID: order._id, kind: 'sent', note: [carrier, tracking].filter(Boolean).join(' ') })
}

/** The shipping state of the order follows from its parcels. */
async function settle(ctx: Context, { _id, type }: OrderRow) {
  const states = (await parcelsOf(ctx, _id)).map(({ state }) => state as ShippingState)
  const isAll = (await toSend(ctx, _id)).length === 0
  await compute(ctx, 'order', { _id, change: { shipping: shippingOf(states, isAll) } })
  if (type === 'redemption') await enqueue(ctx, documentJob, { payload: { order: _id }, key: _id })
}
