import { nobody } from '#platform/data/access/rule.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  alsoComputed,
  choice,
  code,
  computed,
  exampled,
  longtext,
  optional,
  reference,
} from '#platform/data/collection/field-builders.ts'
import { exampleId } from '#platform/http/openapi/example-id.ts'
import { readsPartOfOrder } from './own-order.ts'

const statuses = [
  { value: 'submitted', label: { th: 'รอตรวจ', en: 'To review' } },
  { value: 'approved', label: { th: 'ผ่าน', en: 'Approved' } },
  { value: 'rejected', label: { th: 'ไม่ผ่าน', en: 'Rejected' } },
] as const

/** A picture of a bank transfer that a buyer sent for an order. A file proves one payment only. */
export const slip = defineCollection({
  name: 'slip',
  label: { th: 'สลิปโอนเงิน', en: 'transfer slip' },
  plural: { th: 'สลิปโอนเงิน', en: 'Transfer slips' },
  site: 'unit',
  title: ['transRef'],
  fields: {
    orderID: exampled(() => exampleId('order'), reference('order')('คำสั่งซื้อ', 'Order')),
    file: code('ไฟล์', 'File'),
    checksum: code('ลายนิ้วมือของไฟล์', 'Checksum'),
    bank: computed(
      null,
      exampled(() => null, optional(code('ธนาคารในสลิป', 'Bank of the slip'))),
    ),
    transRef: alsoComputed(exampled(() => null, optional(code('เลขที่รายการ', 'Transaction')))),
    status: computed<(typeof statuses)[number]['value'], (typeof statuses)[number]['value']>(
      'submitted',
      choice(statuses)('สถานะ', 'Status'),
    ),
    reason: computed(null, optional(longtext('เหตุผล', 'Reason'))),
  },
  relations: { order: { to: 'order', from: 'orderID', at: '_id' } },
  uniques: [['checksum'], ['bank', 'transRef']],
  indexes: [['orderID', 'createdAt desc'], ['status', 'createdAt'], ['createdAt desc']],
  access: {
    read: readsPartOfOrder,
    create: nobody,
    update: nobody,
    remove: nobody,
  },
  list: {
    columns: ['orderID', 'transRef', 'status', 'createdAt'],
    search: [],
    sort: 'createdAt desc',
    state: 'status',
  },
  form: [],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    slip: typeof slip
  }
}
