import { openOn } from '#modules/enroll/public-api.ts'
import type { Viewer } from '#platform/data/access/viewer.ts'
import { clean } from '#platform/data/collection/clean.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  cascading,
  exampled,
  immutable,
  initially,
  kind,
  number,
  optional,
  reference,
  withHint,
} from '#platform/data/collection/field-builders.ts'
import { exampleId } from '#platform/http/openapi/example-id.ts'

/** A learner's notes are private. Even staff who impersonate the learner cannot see them. */
const own = (viewer: Viewer) => viewer.role === 'user' && !viewer.actor && { enrolment: { userID: viewer.id } }

export const lessonNote = defineCollection({
  name: 'lesson_note',
  label: { th: 'บันทึกของผู้เรียน', en: 'learner’s note' },
  plural: { th: 'บันทึกของผู้เรียน', en: 'Learners’ notes' },
  site: null,
  softDelete: true,
  title: ['lessonID'],
  fields: {
    enrollID: immutable(
      exampled(() => exampleId('enroll'), cascading(reference('enroll')('การลงทะเบียน', 'Enrolment'))),
    ),
    lessonID: immutable(exampled(() => exampleId('lesson', 3), cascading(reference('lesson')('บทเรียน', 'Lesson')))),
    at: withHint(
      { th: 'วินาทีของวิดีโอ เว้นว่างหมายถึงทั้งบท', en: 'A second of the video. Leave empty for the whole lesson.' },
      optional(number('ณ เวลา', 'At')),
    ),
    text: withHint(
      { th: 'เว้นว่างหมายถึงที่คั่น', en: 'Leave empty for a bookmark' },
      initially('', kind('longtext', 'text', clean(2000))('ข้อความ', 'Text')),
    ),
  },
  relations: {
    enrolment: { to: 'enroll', from: 'enrollID', at: '_id' },
    lesson: { to: 'lesson', from: 'lessonID', at: '_id' },
  },
  indexes: [['createdAt desc']],
  access: {
    read: own,
    create: (viewer, { today }) =>
      viewer.role === 'user' &&
      !viewer.actor && {
        enrolment: { userID: viewer.id, ...openOn(today) },
        lesson: { status: true, enrolments: { userID: viewer.id } },
      },
    update: own,
    remove: own,
  },
  list: { columns: ['lessonID', 'at', 'text', 'createdAt'], search: [], sort: 'createdAt desc' },
  form: [{ title: { th: 'บันทึก', en: 'Note' }, fields: ['enrollID', 'lessonID', 'at', 'text'] }],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    lesson_note: typeof lessonNote
  }
}
