import { openOn } from '#modules/enroll/public-api.ts'
import { isAtLeast, isSignedIn, isStaff, type Viewer } from '#platform/data/access/viewer.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  boolean,
  cascading,
  code,
  computed,
  initially,
  number,
  only,
  optional,
  reference,
  richtext,
  text,
  withHint,
  withUnit,
} from '#platform/data/collection/field-builders.ts'
import { assignmentFieldNames, assignmentFields } from './assignment-fields.ts'
import { openToAll, ruleFields } from '../lesson-access/lesson-fields.ts'
import { lessonKind, teachingFields } from './teaching.ts'

/**
 * Who may read what a lesson teaches: staff, everybody for a preview lesson, and enrolled learners with open access.
 * Enrolled learners read lessons that are open to all, and lessons that their own progress unlocked (decision 0470).
 * The outline is public.
 */
const taught = (viewer: Viewer, { today }: { today: string }) =>
  isStaff(viewer) || {
    $or: [{ preview: true }, ...(isSignedIn(viewer) ? [ofEnrolled(viewer, today)] : [])],
  }

const ofEnrolled = (viewer: Viewer, today: string) => ({
  enrolments: { userID: viewer.id, ...openOn(today) },
  $or: [...(viewer.opened ? [{ _id: { $in: viewer.opened } }] : []), openToAll(today)],
})

const followed = {
  th: 'วิดีโอ เสียง และ YouTube นับร้อยละของส่วนที่ดูจริง ชนิดอื่นนับเวลาที่เปิดบทเรียน',
  en: 'For video, audio and YouTube, the part actually watched counts. For other types, only the time that the lesson is open counts.',
}

/** A course shared by a group's catalogue is edited only at its original. */
const isOfHere = { $nor: [{ course: { sharedBy: { $ne: null } } }] }

export const lesson = defineCollection({
  name: 'lesson',
  label: { th: 'บทเรียน', en: 'lesson' },
  plural: { th: 'บทเรียน', en: 'Lessons' },
  site: null,
  softDelete: true,
  history: true,
  title: ['name'],
  fields: {
    courseID: cascading(reference('course')('หลักสูตร', 'Course')),
    parent: optional(cascading(reference('lesson')('อยู่ใต้บท', 'Parent lesson'))),
    order: initially(0, number('ลำดับ', 'Order')),
    name: text('ชื่อบทเรียน', 'Name'),
    kind: initially('text', withHint(followed, lessonKind)),
    content: only({ read: taught }, initially('', richtext('เนื้อหา', 'Content'))),
    ...teachingFields(taught),
    minutes: initially(0, withUnit({ th: 'นาที', en: 'minutes' }, number('ความยาว', 'Length'))),
    preview: initially(false, boolean('เปิดให้ดูตัวอย่าง', 'Open as preview')),
    status: initially(true, boolean('เผยแพร่', 'Published')),
    ...assignmentFields,
    ...ruleFields,
    earlier: only(
      { read: isStaff },
      computed(null, optional(code('บทเดียวกันในฉบับก่อนหน้า', 'The same lesson in the earlier edition'))),
    ),
    sharedFrom: only({ read: isStaff }, computed(null, optional(code('บทเรียนต้นฉบับ', 'Original lesson')))),
  },
  managedElsewhere: {
    when: { sharedFrom: { $ne: null } },
    reason: {
      th: 'บทเรียนนี้มาจากคลังร่วมของกลุ่มเว็บไซต์ แก้ไขหรือลบได้ที่ต้นฉบับเท่านั้น',
      en: 'This lesson comes from the shared catalogue of the site group. Edit or delete the original.',
    },
    editable: [],
  },
  workbook: { at: 60, order: ['courseID', 'order'] },
  relations: {
    course: { to: 'course', from: 'courseID', at: '_id' },
    enrolments: { to: 'enroll', from: 'courseID', at: 'courseID' },
  },
  indexes: [['courseID', 'order'], ['file'], ['captions'], ['dueOn'], ['dueDays']],
  access: {
    read: (viewer) => isStaff(viewer) || { status: true, course: { status: true } },
    create: (viewer) => isAtLeast(viewer, 'manager') && isOfHere,
    update: (viewer) => isAtLeast(viewer, 'manager') && { $or: [{ sharedFrom: { $ne: null } }, isOfHere] },
    remove: (viewer) => isAtLeast(viewer, 'manager'),
  },
  list: { columns: ['name', 'kind', 'minutes', 'preview', 'status'], search: ['name'], sort: 'order', state: 'status' },
  form: [
    {
      title: { th: 'บทเรียน', en: 'Lesson' },
      fields: [
        'name',
        'kind',
        'video',
        'file',
        'stream',
        'captions',
        'link',
        'examID',
        'surveyID',
        'content',
        'minutes',
      ],
    },
    { title: { th: 'การแสดง', en: 'Display' }, fields: ['preview', 'status'] },
    { title: { th: 'งานที่ต้องส่ง', en: 'Assignment' }, fields: assignmentFieldNames },
    {
      title: { th: 'การเปิดบทและเงื่อนไขจบบท', en: 'Opening and completion' },
      text: {
        th: 'เว้นว่างทั้งหมดหากให้ผู้เรียนเริ่มเรียนได้ทันทีและกดจบบทเอง บทตัวอย่างเปิดให้ทุกคนเสมอ',
        en: 'Leave everything empty if learners can start immediately and mark the lesson as complete themselves. A preview is always open.',
      },
      fields: ['opensOn', 'opensAfter', 'requires', 'completion', 'minMinutes', 'noSkipping'],
    },
  ],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    lesson: typeof lesson
  }
}
