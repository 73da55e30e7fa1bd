import { z } from 'zod'
import { nobody } from '#platform/data/access/rule.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  choice,
  code,
  computed,
  exampled,
  instant,
  jsonOf,
  optional,
  reference,
  text,
} from '#platform/data/collection/field-builders.ts'
import { exampleId } from '#platform/http/openapi/example-id.ts'
import { readsPartOfOrder } from './own-order.ts'
import type { ParcelLine } from '../rules/parcels.ts'
import { type ShippingState, shippingStates } from '../rules/shipping-states.ts'

const parcelLinesShape = z.array(z.object({ line: z.string(), quantity: z.int() })).max(200)

/** A parcel of an order with its pieces, or with the state `preparing` what is still to be sent. Staff enter how it was sent. */
export const shipment = defineCollection({
  name: 'shipment',
  label: { th: 'การจัดส่ง', en: 'shipment' },
  plural: { th: 'การจัดส่ง', en: 'Shipments' },
  site: 'unit',
  title: ['tracking'],
  fields: {
    orderID: exampled(() => exampleId('order'), reference('order')('คำสั่งซื้อ', 'Order')),
    lines: computed<ParcelLine[], unknown>(
      [],
      exampled(() => [], jsonOf(parcelLinesShape)('สินค้าในพัสดุ', 'Pieces')),
    ),
    carrier: computed(null, optional(text('บริษัทขนส่ง', 'Carrier'))),
    tracking: computed(
      null,
      exampled(() => null, optional(code('เลขติดตามพัสดุ', 'Tracking number'))),
    ),
    state: computed<ShippingState, ShippingState>(
      'preparing',
      choice(shippingStates)('สถานะการจัดส่ง', 'Shipping state'),
    ),
    sentAt: computed(null, optional(instant('จัดส่งเมื่อ', 'Sent at'))),
    deliveredAt: computed(null, optional(instant('ได้รับเมื่อ', 'Delivered at'))),
  },
  relations: { order: { to: 'order', from: 'orderID', at: '_id' } },
  indexes: [['orderID'], ['state', 'createdAt'], ['createdAt desc']],
  access: {
    read: readsPartOfOrder,
    create: nobody,
    update: nobody,
    remove: nobody,
  },
  list: {
    columns: ['orderID', 'carrier', 'tracking', 'state', 'sentAt'],
    search: ['carrier', 'tracking'],
    sort: 'createdAt desc',
    state: 'state',
  },
  form: [],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    shipment: typeof shipment
  }
}
