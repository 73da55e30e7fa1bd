import { nobody } from '#platform/data/access/rule.ts'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  boolean,
  choice,
  code,
  computed,
  exampled,
  instant,
  optional,
  reference,
} from '#platform/data/collection/field-builders.ts'
import { auditRules } from '../rules/audit-rules.ts'

/** Two numbers of the shop that must be equal and are not. The nightly audit writes them and repairs nothing. */
export const auditDifference = defineCollection({
  name: 'audit_difference',
  label: { th: 'ยอดที่ไม่ตรงกัน', en: 'audit difference' },
  plural: { th: 'ผลตรวจสอบยอดเงิน', en: 'Money audit' },
  site: null,
  title: ['rule', 'subject'],
  fields: {
    rule: choice(auditRules)('กฎ', 'Rule'),
    subject: code('รายการ', 'Record'),
    orderID: exampled(() => null, optional(reference('order')('คำสั่งซื้อ', 'Order'))),
    expected: computed('', code('ควรเป็น', 'Expected')),
    actual: computed('', code('ที่บันทึกไว้', 'Recorded')),
    isOpen: {
      ...computed(true, boolean('ยังไม่ตรง', 'Still differs')),
      states: { on: { th: 'ยังไม่ตรง', en: 'Differs' }, off: { th: 'ตรงกันแล้ว', en: 'Agrees again' } },
    },
    seenAt: exampled(() => null, computed(null, optional(instant('พบล่าสุดเมื่อ', 'Last found at')))),
  },
  uniques: [['rule', 'subject']],
  indexes: [['isOpen', 'createdAt desc'], ['createdAt desc']],
  access: { read: (viewer) => isAtLeast(viewer, 'manager'), create: nobody, update: nobody, remove: nobody },
  list: {
    columns: ['rule', 'subject', 'orderID', 'expected', 'actual', 'isOpen', 'seenAt'],
    search: ['subject'],
    sort: 'createdAt desc',
    state: 'isOpen',
    empty: {
      th: 'ยอดเงินทุกรายการตรงกัน ระบบตรวจสอบทุกคืน',
      en: 'All amounts agree. They are checked every night.',
    },
    views: [
      { name: 'all', label: { th: 'ทั้งหมด', en: 'All' }, rows: {} },
      { name: 'open', label: { th: 'ยังไม่ตรง', en: 'Differs' }, rows: { isOpen: true } },
    ],
  },
  form: [],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    audit_difference: typeof auditDifference
  }
}
