import { sql } from 'kysely'
import { isAtLeast, isStaff, type Viewer } from '#platform/data/access/viewer.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  boolean,
  cascading,
  choice,
  code,
  computed,
  derived,
  exampled,
  immutable,
  initially,
  number,
  only,
  optional,
  reference,
  text,
} from '#platform/data/collection/field-builders.ts'
import { examKindChoices } from '../rules/choices.ts'

const byManager = (viewer: Viewer) => isAtLeast(viewer, 'manager')
/** Questions of the viewer: learners of the course, and its lecturers. */
const ofPeople = (viewer: Viewer) =>
  viewer.role === 'user' && {
    $or: [{ current: { $gt: 0 }, enrolments: { userID: viewer.id } }, { course: { taughtBy: viewer.id } }],
  }

/** An exam of a course (decision 610). Its sections and rules are in `exam_version`. */
export const exam = defineCollection({
  name: 'exam',
  label: { th: 'ชุดข้อสอบ', en: 'exam' },
  plural: { th: 'ชุดข้อสอบ', en: 'Exams' },
  site: null,
  softDelete: true,
  history: true,
  title: ['name'],
  fields: {
    courseID: immutable(cascading(reference('course')('หลักสูตร', 'Course'))),
    name: text('ชื่อชุดข้อสอบ', 'Name'),
    kind: initially('exam', choice(examKindChoices)('ประเภท', 'Kind')),
    current: computed(0, number('เวอร์ชันที่เผยแพร่', 'Published version')),
    hasDraft: only({ read: isStaff }, computed<boolean, boolean>(false, boolean('มีฉบับร่าง', 'Has a draft'))),
    lessonID: exampled(
      () => null,
      derived(
        (column) => sql`(select lesson._id from lesson where lesson.site = ${column('site')}
          and lesson."examID" = ${column('_id')} and lesson."removedAt" is null order by lesson._id limit 1)`,
        optional(code('บทเรียน', 'Lesson')),
      ),
    ),
  },
  relations: {
    course: { to: 'course', from: 'courseID', at: '_id' },
    enrolments: { to: 'enroll', from: 'courseID', at: 'courseID' },
  },
  indexes: [['courseID', 'createdAt'], ['createdAt desc']],
  access: {
    read: (viewer) => isStaff(viewer) || ofPeople(viewer),
    create: byManager,
    update: byManager,
    remove: byManager,
  },
  list: {
    columns: ['name', 'courseID', 'kind', 'current', 'hasDraft', 'updatedAt'],
    search: ['name'],
    sort: 'createdAt desc',
    usedIn: ['lesson.examID', 'exam_attempt.examID'],
  },
  form: [{ title: { th: 'ชุดข้อสอบ', en: 'Exam' }, fields: ['name', 'courseID', 'kind'] }],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    exam: typeof exam
  }
}
