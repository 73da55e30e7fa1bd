import { nobody } from '#platform/data/access/rule.ts'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  choice,
  code,
  computed,
  date,
  exampled,
  instant,
  number,
  optional,
  reference,
  withUnit,
} from '#platform/data/collection/field-builders.ts'
import { exampleId } from '#platform/http/openapi/example-id.ts'
import { type SubscriptionState, subscriptionStates } from '../rules/period.ts'

const day = (th: string, en: string) => computed(null, optional(date(th, en)))

/**
 * The subscription of a person to a plan, one for each plan. Only the product writes it. `startsOn` and `months` are of the present paid
 * time; what was paid earlier is in `subscription_period`. `billedOn` is the end for which a bill was made.
 */
export const subscription = defineCollection({
  name: 'subscription',
  label: { th: 'สมาชิก', en: 'subscription' },
  plural: { th: 'สมาชิกรายงวด', en: 'Subscriptions' },
  site: 'unit',
  title: ['planID'],
  fields: {
    userID: reference('user')('สมาชิก', 'Subscriber'),
    planID: exampled(() => exampleId('plan'), reference('plan')('แพ็กเกจ', 'Plan')),
    state: computed<SubscriptionState, SubscriptionState>('active', choice(subscriptionStates)('สถานะ', 'State')),
    startsOn: exampled(() => '2026-11-01', day('เริ่มวันที่', 'Starts on')),
    endsOn: exampled(() => '2026-11-30', day('สิ้นสุดวันที่', 'Ends on')),
    months: computed(0, withUnit({ th: 'เดือน', en: 'months' }, number('ชำระแล้ว', 'Paid'))),
    cancelledAt: exampled(() => null, computed(null, optional(instant('ยกเลิกเมื่อ', 'Cancelled at')))),
    billedOn: exampled(() => null, day('ออกบิลต่ออายุของรอบที่สิ้นสุด', 'Bill made for the end')),
    billID: exampled(() => null, computed(null, optional(code('คำสั่งซื้อต่ออายุ', 'Renewal order')))),
  },
  relations: {
    user: { to: 'user', from: 'userID', at: '_id' },
    plan: { to: 'plan', from: 'planID', at: '_id' },
  },
  uniques: [['userID', 'planID']],
  indexes: [['state', 'endsOn'], ['planID', 'createdAt desc'], ['createdAt desc']],
  access: {
    read: (viewer) => isAtLeast(viewer, 'manager') || (viewer.role === 'user' && { userID: viewer.id }),
    create: nobody,
    update: nobody,
    remove: nobody,
  },
  list: {
    columns: ['userID', 'planID', 'state', 'startsOn', 'endsOn', 'cancelledAt'],
    search: [],
    sort: 'createdAt desc',
    state: 'state',
    empty: {
      th: 'ยังไม่มีสมาชิก สมาชิกจะแสดงที่นี่เมื่อผู้เรียนชำระเงินค่าแพ็กเกจ',
      en: 'No subscriptions yet. They appear here when learners pay for a plan.',
    },
    figures: [
      { label: { th: 'เป็นสมาชิก', en: 'Active' }, where: ['state:is:active'] },
      { label: { th: 'รอต่ออายุ', en: 'Awaiting renewal' }, where: ['state:is:grace'] },
      { label: { th: 'ยกเลิกแล้ว', en: 'Cancelled' }, where: ['state:is:cancelled'] },
      { label: { th: 'สิ้นสุดแล้ว', en: 'Ended' }, where: ['state:is:ended'] },
    ],
    charts: [
      { label: { th: 'สมาชิกใหม่', en: 'New subscribers' }, over: 'createdAt', stride: 'month' },
      {
        label: { th: 'สิ้นสุดตามเดือน', en: 'Ended by month' },
        over: 'endsOn',
        stride: 'month',
        where: ['state:is:ended'],
      },
      { label: { th: 'สมาชิกตามแพ็กเกจ', en: 'Subscribers by plan' }, by: 'planID', where: ['state:not:ended'] },
    ],
  },
  form: [],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    subscription: typeof subscription
  }
}
