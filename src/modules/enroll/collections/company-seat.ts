import { nobody } from '#platform/data/access/rule.ts'
import { isAtLeast, type Viewer } from '#platform/data/access/viewer.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  boolean,
  cascading,
  choice,
  code,
  computed,
  exampled,
  instant,
  number,
  only,
  optional,
  reference,
  text,
} from '#platform/data/collection/field-builders.ts'
import { seatStates } from '../rules/company.ts'

/** Whether somebody has an account is nothing for who invites him. */
const forHim = (viewer: Viewer) => isAtLeast(viewer, 'manager') || (viewer.role === 'user' && { userID: viewer.id })

/** Out of which seats his own came is nothing for who sits in it. */
const forHolder = (viewer: Viewer) =>
  isAtLeast(viewer, 'manager') || (viewer.role === 'user' && { grant: { contactID: viewer.id } })

/** One seat of a company in somebody's name: invited, enrolled, or taken back. */
export const companySeat = defineCollection({
  name: 'company_seat',
  label: { th: 'ที่นั่งที่แจก', en: 'seat handed out' },
  plural: { th: 'ที่นั่งที่แจก', en: 'Seats handed out' },
  site: null,
  softDelete: true,
  title: ['invited'],
  fields: {
    grantID: only({ read: forHolder }, cascading(reference('seat_grant')('ที่นั่งของหน่วยงาน', 'Company seats'))),
    invited: text('ผู้ได้รับเชิญ', 'Who is invited'),
    proof: only(
      { read: (viewer) => isAtLeast(viewer, 'admin') },
      computed('', code('ลายนิ้วมือของลิงก์', 'Proof of the link')),
    ),
    expiresAt: instant('ลิงก์ใช้ได้ถึง', 'The link ends'),
    status: computed('invited', choice(seatStates)('สถานะ', 'Status')),
    userID: only(
      { read: forHim },
      exampled(() => null, computed(null, optional(cascading(reference('user')('ผู้เรียน', 'Learner'))))),
    ),
    enrollID: exampled(
      () => null,
      computed(null, optional(cascading(reference('enroll')('การลงทะเบียน', 'Enrolment')))),
    ),
    told: only({ read: forHim }, computed('', text('คำเชิญที่แจ้ง', 'Invitation as told'))),
    name: computed('', text('ชื่อผู้เรียน', 'Name of the learner')),
    percent: computed(0, number('ความคืบหน้า', 'Progress')),
    isComplete: computed(false, boolean('เรียนจบ', 'Complete')),
  },
  relations: { grant: { to: 'seat_grant', from: 'grantID', at: '_id' } },
  indexes: [['grantID', 'createdAt'], ['createdAt desc']],
  access: {
    read: (viewer) =>
      isAtLeast(viewer, 'manager') ||
      (viewer.role === 'user' && { $or: [{ userID: viewer.id }, { grant: { contactID: viewer.id } }] }),
    create: nobody,
    update: nobody,
    remove: nobody,
  },
  list: { columns: ['invited', 'name', 'status', 'percent', 'createdAt'], search: ['invited'], sort: 'createdAt desc' },
  form: [],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    company_seat: typeof companySeat
  }
}
