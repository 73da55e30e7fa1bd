import { nobody } from '#platform/data/access/rule.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import { choice, exampled, longtext, optional, reference, text } from '#platform/data/collection/field-builders.ts'
import { exampleId } from '#platform/http/openapi/example-id.ts'
import { readsPartOfOrder } from './own-order.ts'

/** What happened to an order. */
export const orderEventKinds = [
  { value: 'created', label: { th: 'สั่งซื้อ', en: 'Ordered' } },
  { value: 'attempt', label: { th: 'เริ่มชำระด้วยบัตร', en: 'Card payment begun' } },
  { value: 'attemptEnd', label: { th: 'การชำระด้วยบัตรสิ้นสุด', en: 'Card payment ended' } },
  { value: 'alarm', label: { th: 'ต้องตรวจสอบกับผู้ให้บริการบัตร', en: 'Check with the card gateway' } },
  { value: 'slip', label: { th: 'แนบสลิป', en: 'Slip attached' } },
  { value: 'reject', label: { th: 'สลิปไม่ผ่าน', en: 'Slip rejected' } },
  { value: 'payment', label: { th: 'รับชำระเงิน', en: 'Payment received' } },
  { value: 'reversal', label: { th: 'ยกเลิกการรับชำระเงิน', en: 'Payment reversed' } },
  { value: 'expire', label: { th: 'หมดเวลาชำระเงิน', en: 'Expired' } },
  { value: 'cancel', label: { th: 'ยกเลิก', en: 'Cancelled' } },
  { value: 'fulfil', label: { th: 'ส่งมอบให้ผู้ซื้อแล้ว', en: 'Fulfilled' } },
  { value: 'roundCancelled', label: { th: 'รุ่นถูกยกเลิก', en: 'Round cancelled' } },
  { value: 'nothingLeft', label: { th: 'ที่นั่งหรือสินค้าไม่พอ', en: 'Nothing left' } },
  { value: 'extend', label: { th: 'ขยายเวลาชำระเงิน', en: 'Time to pay extended' } },
  { value: 'noDocument', label: { th: 'ออกเอกสารภาษีไม่ได้', en: 'No tax document' } },
  { value: 'refund', label: { th: 'คืนเงิน', en: 'Refund' } },
  { value: 'sent', label: { th: 'จัดส่งแล้ว', en: 'Sent' } },
  { value: 'delivered', label: { th: 'ได้รับสินค้าแล้ว', en: 'Delivered' } },
] as const

export type OrderEventKind = (typeof orderEventKinds)[number]['value']

/** The timeline of an order. The database refuses updates and deletes. */
export const orderEvent = defineCollection({
  name: 'order_event',
  label: { th: 'เหตุการณ์ของคำสั่งซื้อ', en: 'order event' },
  plural: { th: 'ลำดับเหตุการณ์ของคำสั่งซื้อ', en: 'Order events' },
  site: 'unit',
  title: ['kind'],
  fields: {
    orderID: exampled(() => exampleId('order'), reference('order')('คำสั่งซื้อ', 'Order')),
    kind: choice(orderEventKinds)('เหตุการณ์', 'Event'),
    note: optional(longtext('รายละเอียด', 'Details')),
    byName: text('โดย', 'By'),
  },
  relations: { order: { to: 'order', from: 'orderID', at: '_id' } },
  indexes: [['orderID', 'createdAt']],
  access: {
    read: readsPartOfOrder,
    create: nobody,
    update: nobody,
    remove: nobody,
  },
  list: { columns: ['orderID', 'kind', 'note', 'byName', 'createdAt'], search: [], sort: 'createdAt desc' },
  form: [],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    order_event: typeof orderEvent
  }
}
