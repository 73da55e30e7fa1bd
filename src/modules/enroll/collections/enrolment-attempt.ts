import { nobody } from '#platform/data/access/rule.ts'
import { isStaff } from '#platform/data/access/viewer.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  boolean,
  code,
  date,
  exampled,
  halfHours,
  headed,
  instant,
  number,
  optional,
  reference,
  withUnit,
} from '#platform/data/collection/field-builders.ts'
import { exampleId } from '#platform/http/openapi/example-id.ts'

/**
 * A completed attempt of an enrolment, stored when the next one begins. It outlives the enrolment, as the ledger of hours does, so it
 * names the enrolment by its id.
 */
export const enrolmentAttempt = defineCollection({
  name: 'enrolment_attempt',
  label: { th: 'การอบรมครั้งก่อน', en: 'earlier attempt' },
  plural: { th: 'การอบรมครั้งก่อน', en: 'Earlier attempts' },
  site: null,
  title: ['courseID'],
  fields: {
    userID: reference('user')('ผู้เรียน', 'Learner'),
    enrollID: exampled(() => exampleId('enroll'), code('รหัสการลงทะเบียน', 'Enrolment ID')),
    courseID: reference('course')('หลักสูตร', 'Course'),
    number: headed({ th: 'ครั้งที่', en: 'Attempt' }, number('เรียนครั้งที่', 'Attempt')),
    roundID: exampled(() => null, optional(reference('course_round')('รุ่น', 'Round'))),
    startedAt: instant('เริ่มเมื่อ', 'Started'),
    completedOn: date('วันที่เรียนจบ', 'Completed on'),
    validUntil: exampled(() => null, optional(date('ใช้ได้ถึง', 'Valid until'))),
    percent: withUnit({ th: '%', en: '%' }, number('ความคืบหน้า', 'Progress')),
    passed: boolean('บันทึกว่าเรียนจบ', 'Marked as completed'),
    hours: withUnit({ th: 'ชั่วโมง', en: 'hours' }, halfHours('ชั่วโมงสะสม', 'Credit hours')),
    progressFrom: exampled(() => null, optional(instant('นับความคืบหน้าตั้งแต่', 'Progress counted from'))),
    endsOn: exampled(() => null, optional(date('เรียนได้ถึง', 'Access until'))),
  },
  relations: {
    course: { to: 'course', from: 'courseID', at: '_id' },
    user: { to: 'user', from: 'userID', at: '_id' },
  },
  uniques: [['enrollID', 'number']],
  indexes: [['userID', 'completedOn desc'], ['completedOn desc'], ['courseID', 'completedOn desc']],
  access: {
    read: (viewer) =>
      isStaff(viewer) ||
      (viewer.role === 'user' && { $or: [{ userID: viewer.id }, { course: { taughtBy: viewer.id } }] }),
    create: nobody,
    update: nobody,
    remove: nobody,
  },
  list: {
    columns: ['courseID', 'userID', 'number', 'completedOn', 'validUntil', 'hours', 'roundID'],
    search: [],
    sort: 'completedOn desc',
    empty: {
      th: 'เมื่อผู้เรียนที่เรียนจบแล้วเริ่มอบรมซ้ำ ผลครั้งก่อนจะเก็บไว้ที่นี่',
      en: 'When a learner who has completed a course trains again, the earlier result is kept here.',
    },
  },
  form: [],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    enrolment_attempt: typeof enrolmentAttempt
  }
}
