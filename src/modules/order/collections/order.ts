import { nobody } from '#platform/data/access/rule.ts'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import { baht, code, computed, optional, reference, withUnit } from '#platform/data/collection/field-builders.ts'

/**
 * An order (specification §3, Order). The server sets price, payment, approval and status (U6), so every field is
 * computed.
 */
export const order = defineCollection({
  name: 'order',
  label: { th: 'คำสั่งซื้อ', en: 'order' },
  plural: { th: 'คำสั่งซื้อ', en: 'Orders' },
  site: 'unit',
  title: ['ref1'],
  fields: {
    userID: computed('', reference('user')('ผู้สั่งซื้อ', 'Buyer')),
    courseID: computed(null, optional(reference('course')('หลักสูตร', 'Course'))),
    ref1: computed(null, optional(code('เลขอ้างอิง 1', 'Reference 1'))),
    ref2: computed(null, optional(code('เลขอ้างอิง 2', 'Reference 2'))),
    price: computed(0, withUnit({ th: 'บาท', en: 'baht' }, baht('ราคา', 'Price'))),
    payment: computed('', code('วิธีชำระเงิน', 'Payment')),
    type: computed('', code('ประเภท', 'Type')),
    approve: computed('', code('การอนุมัติ', 'Approval')),
    status: computed('', code('สถานะ', 'Status')),
    process: computed('', code('ขั้นตอน', 'Process')),
  },
  relations: {
    user: { to: 'user', from: 'userID', at: '_id' },
    course: { to: 'course', from: 'courseID', at: '_id' },
  },
  indexes: [['status', 'createdAt desc'], ['userID', 'createdAt desc'], ['createdAt desc']],
  access: {
    read: (viewer) => isAtLeast(viewer, 'manager') || (viewer.role === 'user' && { userID: viewer.id }),
    create: nobody,
    update: nobody,
    remove: nobody,
  },
  list: {
    columns: ['ref1', 'userID', 'courseID', 'price', 'status', 'createdAt'],
    search: ['ref1', 'ref2'],
    sort: 'createdAt desc',
    charts: [
      { label: { th: 'ยอดสั่งซื้อ', en: 'Ordered' }, sum: 'price', over: 'createdAt', stride: 'month' },
      { label: { th: 'คำสั่งซื้อตามสถานะ', en: 'Orders by status' }, by: 'status' },
    ],
  },
  form: [],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    order: typeof order
  }
}
