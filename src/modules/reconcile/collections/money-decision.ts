import { nobody } from '#platform/data/access/rule.ts'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  choice,
  code,
  computed,
  exampled,
  longtext,
  optional,
  reference,
  signedBaht,
  text,
  withUnit,
} from '#platform/data/collection/field-builders.ts'
import { exampleId } from '#platform/http/openapi/example-id.ts'

const decisions = [
  { value: 'open', label: { th: 'ยังไม่ตัดสินใจ', en: 'Not decided' } },
  { value: 'keep', label: { th: 'เก็บไว้เป็นยอดที่ยังไม่ตัด', en: 'Keep as unapplied' } },
  { value: 'refund', label: { th: 'รอคืนเงิน', en: 'To refund' } },
] as const

export type Decision = (typeof decisions)[number]['value']

/** What staff decided about money that fits no order. It holds until the case changes. */
export const moneyDecision = defineCollection({
  name: 'money_decision',
  label: { th: 'การตัดสินใจเรื่องเงิน', en: 'money decision' },
  plural: { th: 'การตัดสินใจเรื่องเงิน', en: 'Money decisions' },
  site: null,
  title: ['subject'],
  fields: {
    subject: exampled((n) => `few/${exampleId('order', n)}`, code('เรื่อง', 'Case')),
    orderID: exampled(() => null, optional(reference('order')('คำสั่งซื้อ', 'Order'))),
    amount: withUnit({ th: 'บาท', en: 'baht' }, signedBaht('จำนวนเงิน', 'Amount')),
    decision: computed<Decision, Decision>('open', choice(decisions)('การตัดสินใจ', 'Decision')),
    note: computed(null, optional(longtext('หมายเหตุ', 'Note'))),
    byName: text('โดย', 'By'),
  },
  uniques: [['subject', 'amount']],
  indexes: [['decision', 'createdAt desc'], ['createdAt desc']],
  access: { read: (viewer) => isAtLeast(viewer, 'manager'), create: nobody, update: nobody, remove: nobody },
  list: {
    columns: ['subject', 'orderID', 'amount', 'decision', 'note', 'byName', 'createdAt'],
    search: ['byName'],
    sort: 'createdAt desc',
    state: 'decision',
  },
  form: [],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    money_decision: typeof moneyDecision
  }
}
