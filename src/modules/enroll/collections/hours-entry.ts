import { nobody } from '#platform/data/access/rule.ts'
import { isStaff } from '#platform/data/access/viewer.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  author,
  choice,
  code,
  date,
  exampled,
  halfHours,
  halfHoursBetween,
  longtext,
  generated,
  headed,
  initially,
  number,
  only,
  optional,
  reference,
  text,
  withUnit,
} from '#platform/data/collection/field-builders.ts'
import { entryKinds } from '../hours/rules/entry-kinds.ts'

const hours = { th: 'ชั่วโมง', en: 'hours' }
/** The maximum hours of a course, multiplied by the maximum factor of a rule. */
const most = 1_000_000 * 10

/**
 * An entry of the credit-hour ledger. It never changes: a further entry corrects an error. It stores the course's name,
 * the rule and the result at that time, so later changes do not affect the past.
 */
export const hoursEntry = defineCollection({
  name: 'hours_entry',
  label: { th: 'รายการชั่วโมง', en: 'hours entry' },
  plural: { th: 'สมุดชั่วโมงสะสม', en: 'Credit hour ledger' },
  site: null,
  title: ['course'],
  fields: {
    userID: reference('user')('ผู้เรียน', 'Learner'),
    enrollID: exampled(() => null, optional(code('รหัสการลงทะเบียน', 'Enrolment ID'))),
    courseID: exampled(() => null, optional(code('รหัสหลักสูตร', 'Course ID'))),
    attempt: initially(1, headed({ th: 'ครั้งที่', en: 'Attempt' }, number('เรียนครั้งที่', 'Attempt'))),
    course: text('หลักสูตร', 'Course'),
    hours: withUnit(hours, halfHoursBetween(-most, most)('ชั่วโมง', 'Hours')),
    earnedOn: exampled(() => '2026-11-20', date('วันที่ได้', 'Earned on')),
    kind: choice(entryKinds)('รายการ', 'Kind'),
    rule: exampled(() => null, optional(reference('hours_rule')('เกณฑ์', 'Rule'))),
    counted: withUnit(hours, halfHoursBetween(0, most)('นับตามเกณฑ์', 'Counted by rule')),
    yearCap: exampled(() => null, optional(withUnit(hours, halfHours('เพดานต่อปี', 'Yearly limit')))),
    reason: exampled(() => null, optional(longtext('เหตุผล', 'Reason'))),
    byName: only(
      { read: isStaff },
      generated(({ viewer }) => viewer.name, author('ผู้บันทึก', 'Recorded by')),
    ),
  },
  relations: { user: { to: 'user', from: 'userID', at: '_id' } },
  indexes: [['userID', 'earnedOn desc'], ['earnedOn desc'], ['enrollID']],
  access: {
    read: (viewer) => isStaff(viewer) || (viewer.role === 'user' && { userID: viewer.id }),
    create: nobody,
    update: nobody,
    remove: nobody,
  },
  list: {
    columns: ['course', 'userID', 'hours', 'kind', 'earnedOn', 'rule', 'createdAt'],
    search: ['course', 'reason'],
    sort: 'earnedOn desc',
    empty: {
      th: 'เมื่อผู้เรียนเรียนจบหลักสูตร ระบบจะบันทึกชั่วโมงที่นี่โดยอัตโนมัติ',
      en: 'When a learner completes a course, the hours are recorded here automatically.',
    },
    figures: [
      { label: { th: 'ได้จากการเรียนจบ', en: 'Earned' }, where: ['kind:is:earned'] },
      { label: { th: 'ปรับโดยเจ้าหน้าที่', en: 'Adjusted by staff' }, where: ['kind:is:adjusted'] },
      { label: { th: 'คำนวณใหม่', en: 'Recalculated' }, where: ['kind:is:corrected'] },
      { label: { th: 'ยกเลิก', en: 'Reversed' }, where: ['kind:is:reversed'] },
    ],
    charts: [{ label: { th: 'ชั่วโมงที่บันทึก', en: 'Hours' }, sum: 'hours', over: 'earnedOn', stride: 'month' }],
  },
  form: [
    {
      title: { th: 'รายการชั่วโมง', en: 'Entry' },
      fields: ['userID', 'course', 'hours', 'kind', 'earnedOn', 'rule', 'counted', 'yearCap', 'reason', 'byName'],
    },
  ],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    hours_entry: typeof hoursEntry
  }
}
