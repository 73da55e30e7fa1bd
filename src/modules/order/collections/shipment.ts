import { nobody } from '#platform/data/access/rule.ts'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  choice,
  code,
  computed,
  exampled,
  instant,
  optional,
  reference,
  text,
} from '#platform/data/collection/field-builders.ts'
import { exampleId } from '#platform/http/openapi/example-id.ts'
import { type ShippingState, shippingStates } from '../rules/shipping-states.ts'

/** The parcel of an order. It exists from the payment on; staff enter how it was sent. */
export const shipment = defineCollection({
  name: 'shipment',
  label: { th: 'การจัดส่ง', en: 'shipment' },
  plural: { th: 'การจัดส่ง', en: 'Shipments' },
  site: 'unit',
  title: ['tracking'],
  fields: {
    orderID: exampled(() => exampleId('order'), reference('order')('คำสั่งซื้อ', 'Order')),
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
  uniques: [['orderID']],
  indexes: [['state', 'createdAt'], ['createdAt desc']],
  access: {
    read: (viewer) => isAtLeast(viewer, 'manager') || (viewer.role === 'user' && { order: { userID: viewer.id } }),
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
