import { isAtLeast } from '#platform/data/access/viewer.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  code,
  computed,
  date,
  exampled,
  immutable,
  longtext,
  numberBetween,
  optional,
  reference,
  text,
  withHint,
  withUnit,
} from '#platform/data/collection/field-builders.ts'
import { exampleId } from '#platform/http/openapi/example-id.ts'

/** A number of seats of a course for a company. Its contact person assigns them until a given day. */
export const seatGrant = defineCollection({
  name: 'seat_grant',
  label: { th: 'ที่นั่งของหน่วยงาน', en: 'company seat grant' },
  plural: { th: 'ที่นั่งของหน่วยงาน', en: 'Company seats' },
  site: null,
  softDelete: true,
  history: true,
  title: ['company'],
  fields: {
    company: text('หน่วยงาน', 'Company'),
    courseID: exampled(() => exampleId('course'), immutable(reference('course')('หลักสูตร', 'Course'))),
    seats: withUnit({ th: 'ที่', en: 'seats' }, numberBetween(1, 5000)('จำนวนที่นั่ง', 'Seats')),
    untilDate: withHint(
      {
        th: 'แจกที่นั่งได้จนสิ้นวันนี้ ผู้ที่ลงทะเบียนแล้วเรียนต่อได้',
        en: 'Seats can be assigned until the end of this day. Enrolled learners keep access',
      },
      date('แจกได้ถึงวันที่', 'Assign by'),
    ),
    contactID: withHint(
      {
        th: 'บัญชีผู้เรียนของผู้ประสานงาน เห็นเฉพาะรายชื่อของหน่วยงานนี้',
        en: 'A learner account. Sees only the people of this company',
      },
      reference('user')('ผู้ประสานงานของหน่วยงาน', 'Contact person'),
    ),
    orderID: computed(
      null,
      exampled(() => null, optional(code('รหัสคำสั่งซื้อ', 'Order ID'))),
    ),
    note: optional(longtext('บันทึกของเจ้าหน้าที่', 'Staff note')),
  },
  relations: { course: { to: 'course', from: 'courseID', at: '_id' } },
  uniques: [['orderID']],
  indexes: [['createdAt desc'], ['company'], ['contactID', 'createdAt desc']],
  access: {
    read: (viewer) => isAtLeast(viewer, 'manager') || (viewer.role === 'user' && { contactID: viewer.id }),
    create: (viewer) => isAtLeast(viewer, 'admin'),
    update: (viewer) => isAtLeast(viewer, 'admin'),
    remove: (viewer) => isAtLeast(viewer, 'admin'),
  },
  list: {
    columns: ['company', 'courseID', 'seats', 'contactID', 'untilDate'],
    search: ['company'],
    sort: 'createdAt desc',
    charts: [
      { label: { th: 'ที่นั่งตามหน่วยงาน', en: 'Seats by company' }, by: 'company', sum: 'seats' },
      { label: { th: 'ที่นั่งตามหลักสูตร', en: 'Seats by course' }, by: 'courseID', sum: 'seats' },
    ],
  },
  form: [
    {
      title: { th: 'ที่นั่งของหน่วยงาน', en: 'Company seats' },
      fields: ['company', 'courseID', 'seats', 'untilDate', 'contactID', 'note'],
    },
  ],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    seat_grant: typeof seatGrant
  }
}
