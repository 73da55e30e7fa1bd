import { nobody } from '#platform/data/access/rule.ts'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import { baht, choice, code, exampled, reference, withUnit } from '#platform/data/collection/field-builders.ts'

/** What moves credit. */
export const creditMoveKinds = [
  { value: 'in', label: { th: 'ได้รับเครดิต', en: 'Received' } },
  { value: 'spend', label: { th: 'ใช้ชำระเงิน', en: 'Spent' } },
  { value: 'back', label: { th: 'คืนเครดิต', en: 'Returned' } },
  { value: 'end', label: { th: 'หมดอายุ', en: 'Ended' } },
] as const

export type CreditMoveKind = (typeof creditMoveKinds)[number]['value']

/** A change of a wallet. `amount` is positive; its kind says whether it comes or goes. The database refuses changes. */
export const creditMove = defineCollection({
  name: 'credit_move',
  label: { th: 'รายการเครดิต', en: 'credit move' },
  plural: { th: 'ประวัติเครดิต', en: 'Credit history' },
  site: 'unit',
  title: ['ref'],
  fields: {
    userID: reference('user')('เจ้าของ', 'Owner'),
    kind: choice(creditMoveKinds)('รายการ', 'Kind'),
    ref: exampled((n) => `move-${n}`, code('เลขอ้างอิง', 'Reference')),
    amount: withUnit({ th: 'บาท', en: 'baht' }, baht('จำนวน', 'Amount')),
  },
  uniques: [['kind', 'ref']],
  indexes: [['userID', 'createdAt desc'], ['createdAt desc']],
  access: {
    read: (viewer) => isAtLeast(viewer, 'manager') || (viewer.role === 'user' && { userID: viewer.id }),
    create: nobody,
    update: nobody,
    remove: nobody,
  },
  list: {
    columns: ['userID', 'kind', 'amount', 'ref', 'createdAt'],
    search: ['ref'],
    sort: 'createdAt desc',
    state: 'kind',
  },
  form: [],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    credit_move: typeof creditMove
  }
}
