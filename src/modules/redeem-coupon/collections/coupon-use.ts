import { nobody } from '#platform/data/access/rule.ts'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  baht,
  choice,
  code,
  computed,
  exampled,
  optional,
  reference,
  withUnit,
} from '#platform/data/collection/field-builders.ts'
import { exampleId } from '#platform/http/openapi/example-id.ts'
import { type UseState, useStates } from '../rules/coupon-kinds.ts'

/** A use of a coupon: in an order, or alone for a coupon that gives credit. Only the product writes it. */
export const couponUse = defineCollection({
  name: 'coupon_use',
  label: { th: 'การใช้คูปอง', en: 'coupon use' },
  plural: { th: 'การใช้คูปอง', en: 'Coupon uses' },
  site: 'unit',
  title: ['ref'],
  fields: {
    couponID: exampled(() => exampleId('coupon'), reference('coupon')('คูปอง', 'Coupon')),
    userID: reference('user')('ผู้ใช้คูปอง', 'Used by'),
    orderID: exampled(() => null, optional(code('รหัสคำสั่งซื้อ', 'Order ID'))),
    ref: exampled((n) => `use-${n}`, code('เลขที่การใช้', 'Reference')),
    amount: withUnit({ th: 'บาท', en: 'baht' }, baht('มูลค่า', 'Value')),
    state: computed<UseState, UseState>('reserved', choice(useStates)('สถานะ', 'State')),
  },
  uniques: [['ref']],
  indexes: [['couponID', 'createdAt desc'], ['userID', 'createdAt desc'], ['createdAt desc']],
  access: {
    read: (viewer) => isAtLeast(viewer, 'manager') || (viewer.role === 'user' && { userID: viewer.id }),
    create: nobody,
    update: nobody,
    remove: nobody,
  },
  list: {
    columns: ['couponID', 'userID', 'ref', 'amount', 'state', 'createdAt'],
    search: ['ref'],
    sort: 'createdAt desc',
    state: 'state',
  },
  form: [],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    coupon_use: typeof couponUse
  }
}
