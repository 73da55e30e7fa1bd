import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { compute, record } from '#platform/data/collection/write.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { conflict, invalid, notFound } from '#platform/errors/errors.ts'
import { canMoveTo, type ShippingState } from '../../rules/shipping-states.ts'
import { orderWords as words } from '../../words.ts'
import { notifyBuyer } from '../notify-buyer.server.ts'
import { addEvent, lockOrder, type OrderRow } from '../order-row.server.ts'

/** The shipment of an order, as far as the viewer may read it. */
export const shipmentOf = (ctx: Context, orderID: string) =>
  from(ctx, 'shipment')
    .select(['shipment._id', 'shipment.carrier', 'shipment.tracking', 'shipment.state', 'shipment.sentAt'])
    .select('shipment.deliveredAt')
    .where('shipment.orderID', '=', orderID)
    .executeTakeFirst()

/** Puts a paid order among those to send, in the caller's transaction. A second call changes nothing. */
export const prepareShipment = async (ctx: Context, order: Pick<OrderRow, '_id'>): Promise<void> => {
  if (await shipmentOf(ctx, order._id)) return
  await record(ctx, 'shipment', { orderID: order._id })
  await compute(ctx, 'order', { _id: order._id, change: { shipping: 'preparing' } })
}

interface ShipmentChange {
  orderID: string
  state: Extract<ShippingState, 'sent' | 'delivered'>
  carrier?: string
  tracking?: string
}

/**
 * Records that the goods of an order were sent or delivered, and tells the buyer once for each state. The details of a sent parcel can be
 * corrected. Throws not-found without a shipment, invalid without a carrier, and conflict if it was delivered already.
 */
export const changeShipment = (ctx: Context, of: ShipmentChange): Promise<void> =>
  inTransaction(ctx, async (inside) => {
    const order = await lockOrder(inside, of.orderID)
    const shipment = order && (await shipmentOf(inside, order._id))
    if (!order || !shipment) throw notFound()
    if (of.state === shipment.state && of.state === 'delivered') return
    if (!canMoveTo(shipment.state, of.state))
      throw conflict({ field: 'state', code: 'closed', ...words.shipmentClosed })
    const { carrier = '', tracking = '' } = of.state === 'sent' ? of : {}
    if (of.state === 'sent' && carrier === '') throw invalid({ field: 'carrier', code: 'required', ...words.noCarrier })
    const change =
      of.state === 'sent'
        ? { state: of.state, carrier, tracking: tracking || null, sentAt: shipment.sentAt ?? nowOf(inside) }
        : { state: of.state, deliveredAt: nowOf(inside) }
    await compute(inside, 'shipment', { _id: shipment._id, change })
    await compute(inside, 'order', { _id: order._id, change: { shipping: of.state } })
    const note = of.state === 'sent' ? [carrier, tracking].filter(Boolean).join(' ') : null
    await addEvent(inside, { orderID: order._id, kind: of.state, note })
    if (of.state !== shipment.state && of.state === 'sent')
      await notifyBuyer(inside, order, { what: 'sent', reason: note ?? '' })
  })
