import { nobody } from '#platform/data/access/rule.ts'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  choice,
  computed,
  date,
  exampled,
  instant,
  numberBetween,
  optional,
  reference,
  withUnit,
} from '#platform/data/collection/field-builders.ts'
import { exampleId } from '#platform/http/openapi/example-id.ts'

const periodKinds = [
  { value: 'start', label: { th: 'เริ่มสมาชิก', en: 'Start' } },
  { value: 'renewal', label: { th: 'ต่ออายุ', en: 'Renewal' } },
] as const

/**
 * What an order paid of a subscription, once for each order. `timeFrom` is the first day of the paid time without a gap to which it
 * belongs; `endsOn` is the end when it was paid.
 */
export const subscriptionPeriod = defineCollection({
  name: 'subscription_period',
  label: { th: 'รอบสมาชิก', en: 'subscription period' },
  plural: { th: 'รอบสมาชิกที่ชำระแล้ว', en: 'Paid periods' },
  site: 'unit',
  title: ['kind'],
  fields: {
    subscriptionID: exampled(() => exampleId('subscription'), reference('subscription')('สมาชิก', 'Subscription')),
    userID: reference('user')('สมาชิก', 'Subscriber'),
    orderID: exampled(() => exampleId('order'), reference('order')('คำสั่งซื้อ', 'Order')),
    kind: choice(periodKinds)('ประเภท', 'Kind'),
    months: withUnit({ th: 'เดือน', en: 'months' }, numberBetween(1, 432)('ระยะเวลา', 'Length')),
    startsOn: date('เริ่มวันที่', 'Starts on'),
    endsOn: date('สิ้นสุดวันที่', 'Ends on'),
    timeFrom: date('เป็นสมาชิกต่อเนื่องตั้งแต่', 'Subscribed since'),
    refundedAt: exampled(() => null, computed(null, optional(instant('คืนเงินเมื่อ', 'Refunded at')))),
  },
  relations: {
    subscription: { to: 'subscription', from: 'subscriptionID', at: '_id' },
    user: { to: 'user', from: 'userID', at: '_id' },
  },
  uniques: [['orderID']],
  indexes: [['subscriptionID', 'createdAt desc'], ['kind', 'createdAt desc'], ['createdAt desc']],
  access: {
    read: (viewer) => isAtLeast(viewer, 'manager') || (viewer.role === 'user' && { userID: viewer.id }),
    create: nobody,
    update: nobody,
    remove: nobody,
  },
  list: {
    columns: ['userID', 'kind', 'startsOn', 'endsOn', 'orderID', 'refundedAt', 'createdAt'],
    search: [],
    sort: 'createdAt desc',
    state: 'kind',
    charts: [
      { label: { th: 'เริ่มสมาชิก', en: 'Starts' }, over: 'createdAt', stride: 'month', where: ['kind:is:start'] },
      { label: { th: 'ต่ออายุ', en: 'Renewals' }, over: 'createdAt', stride: 'month', where: ['kind:is:renewal'] },
    ],
  },
  form: [],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    subscription_period: typeof subscriptionPeriod
  }
}
