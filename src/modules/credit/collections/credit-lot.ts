import { nobody } from '#platform/data/access/rule.ts'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  baht,
  choice,
  code,
  computed,
  exampled,
  instant,
  optional,
  reference,
  withUnit,
} from '#platform/data/collection/field-builders.ts'

const bahtUnit = { th: 'บาท', en: 'baht' }

/** Where credit came from. */
const lotSources = [
  { value: 'topup', label: { th: 'เติมเครดิต', en: 'Top-up' } },
  { value: 'coupon', label: { th: 'คูปอง', en: 'Coupon' } },
  { value: 'refund', label: { th: 'คืนเงิน', en: 'Refund' } },
] as const

export type LotSource = (typeof lotSources)[number]['value']

/** Credit that a person received at once. What is left of all lots is the balance of the wallet. Only the product writes it. */
export const creditLot = defineCollection({
  name: 'credit_lot',
  label: { th: 'ล็อตเครดิต', en: 'credit lot' },
  plural: { th: 'ล็อตเครดิต', en: 'Credit lots' },
  site: 'unit',
  title: ['ref'],
  fields: {
    userID: reference('user')('เจ้าของ', 'Owner'),
    source: exampled(() => 'topup', choice(lotSources)('ที่มา', 'Source')),
    ref: exampled((n) => `lot-${n}`, code('เลขอ้างอิง', 'Reference')),
    amount: withUnit(bahtUnit, baht('เครดิตที่ได้รับ', 'Received')),
    left: computed(0, withUnit(bahtUnit, baht('คงเหลือ', 'Left'))),
    expiresAt: exampled(() => null, optional(instant('หมดอายุเมื่อ', 'Ends at'))),
  },
  checks: ['"left" >= 0 and "left" <= amount'],
  uniques: [['ref']],
  indexes: [['userID', 'expiresAt'], ['createdAt desc']],
  access: {
    read: (viewer) => isAtLeast(viewer, 'manager') || (viewer.role === 'user' && { userID: viewer.id }),
    create: nobody,
    update: nobody,
    remove: nobody,
  },
  list: {
    columns: ['userID', 'source', 'amount', 'left', 'expiresAt', 'createdAt'],
    search: ['ref'],
    sort: 'createdAt desc',
    state: 'source',
    empty: {
      th: 'ยังไม่มีเครดิต ผู้เรียนได้เครดิตเมื่อเติมเครดิต ใช้คูปอง หรือได้รับเงินคืน',
      en: 'No credit yet. Learners get it from top-ups, coupons and refunds.',
    },
  },
  form: [],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    credit_lot: typeof creditLot
  }
}
