import { nobody } from '#platform/data/access/rule.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  choice,
  code,
  exampled,
  instant,
  optional,
  reference,
  signedBaht,
  text,
  withUnit,
} from '#platform/data/collection/field-builders.ts'
import { exampleId } from '#platform/http/openapi/example-id.ts'
import { readsPartOfOrder } from './own-order.ts'

/** How money arrived. */
const paymentMethods = [
  { value: 'slip', label: { th: 'โอนพร้อมสลิป', en: 'Transfer with slip' } },
  { value: 'card', label: { th: 'บัตรเครดิตหรือเดบิต', en: 'Credit or debit card' } },
  { value: 'bank', label: { th: 'ไฟล์ธนาคาร', en: 'Bank file' } },
  { value: 'credit', label: { th: 'เครดิต', en: 'Credit' } },
  { value: 'withholding', label: { th: 'ภาษีหัก ณ ที่จ่าย', en: 'Withholding tax' } },
  { value: 'manual', label: { th: 'เจ้าหน้าที่บันทึก', en: 'Recorded by staff' } },
] as const

export type PaymentMethod = (typeof paymentMethods)[number]['value']

/** Money that arrived, or with a negative amount its reversal. It is never changed: the database refuses updates and deletes. */
export const payment = defineCollection({
  name: 'payment',
  label: { th: 'การรับชำระเงิน', en: 'payment' },
  plural: { th: 'การรับชำระเงิน', en: 'Payments' },
  site: 'unit',
  title: ['reference'],
  fields: {
    orderID: exampled(() => exampleId('order'), reference('order')('คำสั่งซื้อ', 'Order')),
    method: choice(paymentMethods)('วิธี', 'Method'),
    reference: code('เลขที่รายการ', 'Transaction'),
    amount: withUnit({ th: 'บาท', en: 'baht' }, signedBaht('จำนวนเงิน', 'Amount')),
    applied: withUnit({ th: 'บาท', en: 'baht' }, signedBaht('ตัดยอดคำสั่งซื้อ', 'Applied to the order')),
    receivedAt: instant('รับเมื่อ', 'Received at'),
    note: optional(text('หมายเหตุ', 'Note')),
    byName: text('ผู้บันทึก', 'Recorded by'),
  },
  relations: { order: { to: 'order', from: 'orderID', at: '_id' } },
  uniques: [['method', 'reference']],
  indexes: [['orderID'], ['createdAt desc']],
  access: {
    read: readsPartOfOrder,
    create: nobody,
    update: nobody,
    remove: nobody,
  },
  list: {
    columns: ['orderID', 'amount', 'applied', 'method', 'reference', 'receivedAt', 'byName'],
    search: ['reference', 'byName'],
    sort: 'createdAt desc',
    charts: [{ label: { th: 'เงินที่ได้รับ', en: 'Received' }, sum: 'amount', over: 'receivedAt', stride: 'month' }],
  },
  form: [],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    payment: typeof payment
  }
}
