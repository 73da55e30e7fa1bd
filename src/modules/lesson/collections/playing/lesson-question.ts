import { openOn } from '#modules/enroll/public-api.ts'
import { isAtLeast, isStaff, type Viewer } from '#platform/data/access/viewer.ts'
import { nobody } from '#platform/data/access/rule.ts'
import { clean } from '#platform/data/collection/clean.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  author,
  cascading,
  choice,
  computed,
  exampled,
  immutable,
  instant,
  kind,
  generated,
  number,
  only,
  optional,
  reference,
} from '#platform/data/collection/field-builders.ts'
import { exampleId } from '#platform/http/openapi/example-id.ts'

/** The asker's name is visible to staff, to the asker and to the course's lecturers. */
const ownOrTaught = (viewer: Viewer) =>
  isStaff(viewer) || { $or: [{ enrolment: { userID: viewer.id } }, { course: { taughtBy: viewer.id } }] }

/**
 * A learner's question about a lesson. All learners of the course may read it, and its lecturers answer (decision
 * 0513).
 */
export const lessonQuestion = defineCollection({
  name: 'lesson_question',
  label: { th: 'คำถามของผู้เรียน', en: 'question about a lesson' },
  plural: { th: 'คำถามของผู้เรียน', en: 'Questions about lessons' },
  site: null,
  softDelete: true,
  title: ['text'],
  fields: {
    enrollID: immutable(
      only(
        { read: ownOrTaught },
        exampled(() => exampleId('enroll'), cascading(reference('enroll')('การลงทะเบียน', 'Enrolment'))),
      ),
    ),
    lessonID: immutable(exampled(() => exampleId('lesson', 3), cascading(reference('lesson')('บทเรียน', 'Lesson')))),
    courseID: computed(null, optional(cascading(reference('course')('หลักสูตร', 'Course')))),
    at: immutable(optional(number('วินาทีของวิดีโอ', 'Second of the video'))),
    text: immutable(kind('longtext', 'text', clean(2000).min(1))('คำถาม', 'Question')),
    byName: only(
      { read: ownOrTaught },
      generated(({ viewer }) => viewer.name, author('ผู้ถาม', 'Asked by')),
    ),
    status: computed(
      'open',
      choice([
        { value: 'open', label: { th: 'รอคำตอบ', en: 'Waiting' }, tone: 'waiting' },
        { value: 'answered', label: { th: 'ตอบแล้ว', en: 'Answered' }, tone: 'live' },
      ])('สถานะ', 'Status'),
    ),
    answeredAt: computed(null, optional(instant('ตอบเมื่อ', 'Answered'))),
  },
  relations: {
    enrolment: { to: 'enroll', from: 'enrollID', at: '_id' },
    lesson: { to: 'lesson', from: 'lessonID', at: '_id' },
    course: { to: 'course', from: 'courseID', at: '_id' },
  },
  indexes: [['status', 'createdAt desc'], ['createdAt desc'], ['lessonID', 'createdAt desc']],
  access: {
    read: (viewer, { today }) =>
      isStaff(viewer) ||
      (viewer.role === 'user' && {
        $or: [
          { enrolment: { userID: viewer.id } },
          { lesson: { enrolments: { userID: viewer.id, ...openOn(today) } } },
          { course: { taughtBy: viewer.id } },
        ],
      }),
    create: (viewer, { today }) =>
      viewer.role === 'user' && {
        enrolment: { userID: viewer.id, ...openOn(today) },
        lesson: { status: true, enrolments: { userID: viewer.id } },
      },
    update: nobody,
    remove: (viewer) =>
      isAtLeast(viewer, 'manager') || (viewer.role === 'user' && { status: 'open', enrolment: { userID: viewer.id } }),
  },
  list: {
    columns: ['text', 'courseID', 'lessonID', 'byName', 'status', 'createdAt'],
    search: ['text', 'byName'],
    sort: 'createdAt desc',
    state: 'status',
    views: [
      { name: 'waiting', label: { th: 'รอคำตอบ', en: 'Waiting' }, rows: { status: 'open' } },
      { name: 'all', label: { th: 'ทั้งหมด', en: 'All' }, rows: {} },
    ],
    empty: {
      th: 'คำถามที่ผู้เรียนถามในหน้าเรียนจะแสดงที่นี่',
      en: 'Questions that learners ask while learning appear here.',
    },
  },
  form: [
    {
      title: { th: 'คำถาม', en: 'Question' },
      fields: ['text', 'at', 'byName', 'lessonID', 'courseID', 'enrollID', 'status', 'answeredAt'],
    },
  ],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    lesson_question: typeof lessonQuestion
  }
}
