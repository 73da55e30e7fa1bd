import { nobody } from '#platform/data/access/rule.ts'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  baht,
  boolean,
  code,
  computed,
  exampled,
  instant,
  optional,
  reference,
  text,
  withUnit,
} from '#platform/data/collection/field-builders.ts'
import { exampleId } from '#platform/http/openapi/example-id.ts'

/** A row of a bank that pays an order, with the payment that it became. It can be undone until a document is numbered. */
export const bankMatch = defineCollection({
  name: 'bank_match',
  label: { th: 'การจับคู่', en: 'bank match' },
  plural: { th: 'การจับคู่รายการธนาคาร', en: 'Bank matches' },
  site: null,
  title: ['rule'],
  fields: {
    rowID: exampled(() => exampleId('bank_row'), reference('bank_row')('รายการธนาคาร', 'Bank row')),
    orderID: exampled(() => exampleId('order'), reference('order')('คำสั่งซื้อ', 'Order')),
    paymentID: exampled(() => exampleId('payment'), reference('payment')('การรับชำระเงิน', 'Payment')),
    amount: withUnit({ th: 'บาท', en: 'baht' }, baht('จำนวนเงิน', 'Amount')),
    rule: exampled(() => 'A', code('กฎ', 'Rule')),
    isAutomatic: boolean('จับคู่อัตโนมัติ', 'Automatic'),
    byName: text('ผู้จับคู่', 'Matched by'),
    undoneAt: exampled(() => null, computed(null, optional(instant('ยกเลิกเมื่อ', 'Undone at')))),
    undoneBy: computed('', text('ผู้ยกเลิก', 'Undone by')),
  },
  indexes: [['rowID'], ['orderID'], ['createdAt desc']],
  access: { read: (viewer) => isAtLeast(viewer, 'manager'), create: nobody, update: nobody, remove: nobody },
  list: {
    columns: ['rowID', 'orderID', 'amount', 'rule', 'isAutomatic', 'byName', 'createdAt', 'undoneAt'],
    search: [],
    sort: 'createdAt desc',
  },
  form: [],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    bank_match: typeof bankMatch
  }
}
