import { isAtLeast, isStaff, type Viewer } from '#platform/access/viewer.ts'
import { nobody } from '#platform/access/rule.ts'
import { defineCollection } from '#platform/collection/define.ts'
import { choice, computed, group, initially, number, optional, reference, text } from '#platform/collection/kinds.ts'
import { statuses } from '../rules/analytics.ts'

/** What a learner may enrol himself in: a published course that costs nothing (decision 7) and is open today. */
const openTo = (today: string) => ({
  status: true,
  $and: [
    { $or: [{ sale_price: 0 }, { sale_price: null, price: { $in: [0, null] } }] },
    { $or: [{ startRegistDate: null }, { startRegistDate: { $lte: today } }] },
    { $or: [{ endRegistDate: null }, { endRegistDate: { $gte: today } }] },
  ],
})

export const enroll = defineCollection({
  name: 'enroll',
  label: { th: 'การลงทะเบียน', en: 'enrolment' },
  plural: { th: 'การลงทะเบียน', en: 'Enrolments' },
  site: null,
  keepsRemoved: true,
  keepsHistory: true,
  title: ['courseID'],
  fields: {
    userID: initially(
      ({ viewer }: { viewer: Viewer }) => (viewer.role === 'user' ? viewer.id : ''),
      reference('user')('ผู้เรียน', 'Learner'),
    ),
    courseID: reference('course')('หลักสูตร', 'Course'),
    analytics: computed(
      null,
      optional(
        group({
          total: number('จำนวนบท', 'Lessons'),
          percent: number('ร้อยละ', 'Percent'),
          message: text('ข้อความ', 'Message'),
          status: choice(statuses)('สถานะ', 'Status'),
        })('ความคืบหน้า', 'Progress'),
      ),
    ),
  },
  relations: {
    course: { to: 'course', from: 'courseID', at: '_id' },
    user: { to: 'user', from: 'userID', at: '_id' },
  },
  carries: ['course'],
  uniques: [['userID', 'courseID']],
  indexes: [['courseID', 'createdAt desc'], ['createdAt desc']],
  access: {
    read: (viewer) => isStaff(viewer) || (viewer.role === 'user' && { userID: viewer.id }),
    create: (viewer, { today }) =>
      isAtLeast(viewer, 'manager') || (viewer.role === 'user' && { userID: viewer.id, course: openTo(today) }),
    update: nobody,
    remove: (viewer) => isAtLeast(viewer, 'admin'),
  },
  list: {
    columns: ['courseID', 'userID', 'createdAt', 'analytics.percent', 'analytics.status'],
    search: [],
    sort: 'createdAt desc',
  },
  form: [{ title: { th: 'ลงทะเบียนให้ผู้เรียน', en: 'Enrol a learner' }, fields: ['userID', 'courseID'] }],
})

declare module '#platform/collection/registry.ts' {
  interface Registry {
    enroll: typeof enroll
  }
}
