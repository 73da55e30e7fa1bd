import { isAtLeast, isStaff } from '#platform/data/access/viewer.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  cascading,
  date,
  exampled,
  immutable,
  longtext,
  only,
  optional,
  reference,
  withHint,
} from '#platform/data/collection/field-builders.ts'
import { exampleId } from '#platform/http/openapi/example-id.ts'

/** Staff opened a lesson to one learner, regardless of its rules. */
export const lessonException = defineCollection({
  name: 'lesson_exception',
  label: { th: 'การเปิดบทเป็นรายคน', en: 'lesson opened to a learner' },
  plural: { th: 'การเปิดบทเป็นรายคน', en: 'Lessons opened to learners' },
  site: null,
  softDelete: true,
  history: true,
  title: ['lessonID'],
  fields: {
    enrollID: immutable(
      exampled(() => exampleId('enroll'), cascading(reference('enroll')('การลงทะเบียน', 'Enrolment'))),
    ),
    lessonID: immutable(
      exampled((n) => exampleId('lesson', n % 2 === 0 ? 2 : 1), cascading(reference('lesson')('บทเรียน', 'Lesson'))),
    ),
    opensOn: optional(
      withHint({ th: 'เว้นว่างเพื่อเปิดทันที', en: 'Leave empty to open it immediately' }, date('เปิดตั้งแต่วันที่', 'Opens on')),
    ),
    reason: only(
      { read: isStaff },
      withHint(
        { th: 'บันทึกไว้ในประวัติ ผู้เรียนไม่เห็น', en: 'Saved in the history. Not visible to the learner.' },
        longtext('เหตุผล', 'Reason'),
      ),
    ),
  },
  relations: { enrolment: { to: 'enroll', from: 'enrollID', at: '_id' } },
  uniques: [['enrollID', 'lessonID']],
  indexes: [['createdAt desc']],
  access: {
    read: (viewer) => isStaff(viewer) || (viewer.role === 'user' && { enrolment: { userID: viewer.id } }),
    create: (viewer) => isAtLeast(viewer, 'manager'),
    update: (viewer) => isAtLeast(viewer, 'manager'),
    remove: (viewer) => isAtLeast(viewer, 'manager'),
  },
  list: {
    columns: ['lessonID', 'enrollID', 'opensOn', 'reason', 'createdAt'],
    search: ['reason'],
    sort: 'createdAt desc',
  },
  form: [{ title: { th: 'เปิดบทให้ผู้เรียน', en: 'Open lesson' }, fields: ['enrollID', 'lessonID', 'opensOn', 'reason'] }],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    lesson_exception: typeof lessonException
  }
}
