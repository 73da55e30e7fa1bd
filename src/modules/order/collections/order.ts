import type { OrderState } from '#domain/money/order-state.ts'
import { nobody } from '#platform/data/access/rule.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  alsoComputed,
  baht,
  choice,
  code,
  computed,
  email,
  exampled,
  instant,
  jsonOf,
  longtext,
  optional,
  reference,
  text,
  withUnit,
} from '#platform/data/collection/field-builders.ts'
import { exampleId } from '#platform/http/openapi/example-id.ts'
import { orderStates } from '../rules/order-state.ts'
import { readsOrder } from './own-order.ts'
import { type BillTo, billToShape, type ShipTo, shipToShape } from './ship-to.ts'
import { type ShippingState, shippingStates } from '../rules/shipping-states.ts'

const money = withUnit({ th: 'บาท', en: 'baht' }, baht('ราคา', 'Price'))
const paid = withUnit({ th: 'บาท', en: 'baht' }, baht('ชำระแล้ว', 'Paid'))

/**
 * An order (specification §3, Order). Only the product writes it: price, payment, approval and status are never a client's (U6).
 */
export const order = defineCollection({
  name: 'order',
  label: { th: 'คำสั่งซื้อ', en: 'order' },
  plural: { th: 'คำสั่งซื้อ', en: 'Orders' },
  site: 'unit',
  title: ['ref1'],
  fields: {
    userID: optional(reference('user')('ผู้สั่งซื้อ', 'Buyer')),
    courseID: exampled(() => exampleId('course', 3), optional(reference('course')('หลักสูตร', 'Course'))),
    roundID: exampled(() => null, optional(reference('course_round')('รุ่น', 'Round'))),
    item: text('รายการ', 'Item'),
    ref1: exampled((n) => `69000000${1000 + n}`, optional(code('เลขอ้างอิง 1', 'Reference 1'))),
    ref2: exampled(() => 'A1B2C36911', optional(code('เลขอ้างอิง 2', 'Reference 2'))),
    price: money,
    paid: computed(0, paid),
    payment: alsoComputed(exampled(() => 'bill_payment', code('วิธีชำระเงิน', 'Payment'))),
    type: exampled(() => 'lesson', code('ประเภท', 'Type')),
    approve: exampled(() => 'manual', code('การอนุมัติ', 'Approval')),
    status: computed('', code('สถานะ', 'Status')),
    process: computed<OrderState, OrderState>('awaiting', choice(orderStates)('ขั้นตอน', 'State')),
    expiresAt: computed(null, optional(instant('ชำระภายใน', 'Pay until'))),
    paidAt: computed(null, optional(instant('ชำระเมื่อ', 'Paid at'))),
    cartID: computed(
      null,
      exampled(() => null, optional(code('ตะกร้า', 'Cart'))),
    ),
    shipTo: computed<ShipTo | null, unknown>(
      null,
      exampled(() => null, optional(jsonOf(shipToShape)('จัดส่งถึง', 'Ship to'))),
    ),
    billTo: computed<BillTo | null, unknown>(
      null,
      exampled(() => null, optional(jsonOf(billToShape)('ออกเอกสารในนาม', 'Bill to'))),
    ),
    shipping: computed<ShippingState | null, ShippingState | null | undefined>(
      null,
      exampled(() => null, optional(choice(shippingStates)('การจัดส่ง', 'Shipping'))),
    ),
    email: computed(
      null,
      exampled(() => null, optional(email('อีเมลของผู้ซื้อที่ไม่มีบัญชี', 'Email of a buyer without an account'))),
    ),
    buyerNote: computed(null, optional(longtext('หมายเหตุจากผู้ซื้อ', 'Note from the buyer'))),
    extendedAt: computed(null, optional(instant('ขยายเวลาชำระเมื่อ', 'Time to pay extended at'))),
  },
  relations: {
    user: { to: 'user', from: 'userID', at: '_id' },
    course: { to: 'course', from: 'courseID', at: '_id' },
  },
  uniques: [['ref1']],
  indexes: [
    ['status', 'createdAt desc'],
    ['process', 'createdAt desc'],
    ['userID', 'createdAt desc'],
    ['courseID', 'createdAt desc'],
    ['type', 'createdAt desc'],
    ['createdAt desc'],
  ],
  access: {
    read: readsOrder,
    create: nobody,
    update: nobody,
    remove: nobody,
  },
  list: {
    columns: ['ref1', 'userID', 'item', 'price', 'paid', 'process', 'shipping', 'createdAt'],
    search: ['ref1', 'ref2', 'item'],
    sort: 'createdAt desc',
    state: 'process',
    empty: {
      th: 'ยังไม่มีคำสั่งซื้อ คำสั่งซื้อจะแสดงที่นี่เมื่อผู้เรียนซื้อหลักสูตรจากหน้าหลักสูตร',
      en: 'No orders yet. Orders appear here when learners buy a course on its page.',
    },
    figures: [
      { label: { th: 'รอตรวจสลิป', en: 'Slips to review' }, where: ['process:is:review'] },
      { label: { th: 'รอชำระเงิน', en: 'Awaiting payment' }, where: ['process:is:awaiting'] },
      { label: { th: 'ต้องดำเนินการ', en: 'Needs attention' }, where: ['process:is:attention'] },
      { label: { th: 'เสร็จสมบูรณ์', en: 'Completed' }, where: ['process:is:done'] },
    ],
    charts: [
      { label: { th: 'ยอดสั่งซื้อ', en: 'Ordered' }, sum: 'price', over: 'createdAt', stride: 'month' },
      { label: { th: 'ยอดชำระแล้ว', en: 'Paid' }, sum: 'paid', over: 'createdAt', stride: 'month' },
      { label: { th: 'คำสั่งซื้อตามขั้นตอน', en: 'Orders by state' }, by: 'process' },
    ],
  },
  form: [],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    order: typeof order
  }
}
