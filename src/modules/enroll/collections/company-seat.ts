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

/** The contact person who invites someone must not learn whether that person has an account. */
const forHim = (viewer: Viewer) => isAtLeast(viewer, 'manager') || (viewer.role === 'user' && { userID: viewer.id })

/** The holder of a seat must not learn from which grant it came. */
const forHolder = (viewer: Viewer) =>
  isAtLeast(viewer, 'manager') || (viewer.role === 'user' && { grant: { contactID: viewer.id } })

/** One seat of a company for one person: invited, enrolled or withdrawn. */
export const companySeat = defineCollection({
  name: 'company_seat',
  label: { th: 'ที่นั่งที่แจก', en: 'assigned seat' },
  plural: { th: 'ที่นั่งที่แจก', en: 'Assigned seats' },
  site: null,
  softDelete: true,
  title: ['invited'],
  fields: {
    grantID: only({ read: forHolder }, cascading(reference('seat_grant')('ที่นั่งของหน่วยงาน', 'Company seats'))),
    invited: text('ผู้ได้รับเชิญ', 'Invited person'),
    proof: only({ read: (viewer) => isAtLeast(viewer, 'admin') }, computed('', code('แฮชของลิงก์', 'Link hash'))),
    expiresAt: instant('ลิงก์ใช้ได้ถึง', 'Link expires'),
    status: computed('invited', choice(seatStates)('สถานะ', 'Status')),
    userID: only(
      { read: forHim },
      exampled(() => null, computed(null, optional(cascading(reference('user')('ผู้เรียน', 'Learner'))))),
    ),
    enrollID: exampled(
      () => null,
      computed(null, optional(cascading(reference('enroll')('การลงทะเบียน', 'Enrolment')))),
    ),
    told: only({ read: forHim }, computed('', text('ข้อความคำเชิญที่แจ้ง', 'Invitation sent'))),
    name: computed('', text('ชื่อผู้เรียน', 'Learner name')),
    percent: computed(0, number('ความคืบหน้า', 'Progress')),
    isComplete: computed(false, boolean('เรียนจบ', 'Completed')),
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
