import { isAtLeast, isStaff, type Viewer } from '#platform/data/access/viewer.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  cascading,
  choice,
  exampled,
  immutable,
  initially,
  longtext,
  generated,
  numberBetween,
  only,
  optional,
  reference,
  text,
  withHint,
  withUnit,
} from '#platform/data/collection/field-builders.ts'
import { clean } from '#platform/data/collection/clean.ts'
import { shortName } from '../review/rules/ratings.ts'
import { exampleId } from '#platform/http/openapi/example-id.ts'

const byManager = (viewer: Viewer) => isAtLeast(viewer, 'manager')
const own = (viewer: Viewer) => ({ enrolment: { userID: viewer.id } })
/** Only the reviewer and staff see who wrote it. Others see a short name. */
const forHim = { read: (viewer: Viewer) => isStaff(viewer) || own(viewer) }
/** Only learners write the review, and only staff write the staff fields. */
const his = { write: (viewer: Viewer) => viewer.role === 'user' }
const theirs = { write: byManager }

/** Only these two example enrolments are completed. */
const completed = (n: number) => (n % 2 === 0 ? 5 : 4)

/** A learner's review of a completed course, one for each enrolment (decision 0488). */
export const review = defineCollection({
  name: 'review',
  label: { th: 'รีวิว', en: 'review' },
  plural: { th: 'รีวิวหลักสูตร', en: 'Reviews' },
  site: null,
  softDelete: true,
  history: true,
  title: ['byName'],
  fields: {
    courseID: immutable(
      exampled((n) => exampleId('course', completed(n) - 1), cascading(reference('course')('หลักสูตร', 'Course'))),
    ),
    enrollID: only(
      forHim,
      immutable(
        exampled((n) => exampleId('enroll', completed(n)), cascading(reference('enroll')('การลงทะเบียน', 'Enrolment'))),
      ),
    ),
    byName: generated(({ viewer }) => shortName(viewer.name), text('ผู้เขียน', 'Author')),
    stars: only(
      his,
      withUnit(
        { th: 'ดาว', en: 'stars' },
        exampled(() => 5, numberBetween(1, 5)('คะแนน', 'Stars')),
      ),
    ),
    text: only(
      his,
      initially(
        '',
        (() => {
          const field = longtext('ข้อความ', 'Text')
          return { ...field, decode: clean(2000) }
        })(),
      ),
    ),
    status: only(
      theirs,
      initially(
        'shown',
        choice([
          { value: 'shown', label: { th: 'แสดง', en: 'Shown' }, tone: 'live' },
          { value: 'hidden', label: { th: 'ซ่อน', en: 'Hidden' }, tone: 'off' },
        ])('สถานะ', 'Status'),
      ),
    ),
    reason: only(
      { read: isStaff, ...theirs },
      optional(
        withHint(
          { th: 'ต้องระบุเมื่อซ่อนรีวิว เฉพาะเจ้าหน้าที่เท่านั้นที่เห็น', en: 'Required to hide a review. Only staff can see it' },
          longtext('เหตุผลที่ซ่อน', 'Reason for hiding'),
        ),
      ),
    ),
    answer: only(
      theirs,
      optional(
        withHint(
          { th: 'แสดงใต้รีวิวในหน้าหลักสูตร', en: 'Shown below the review on the course page' },
          longtext('คำตอบของสถาบัน', 'Academy’s reply'),
        ),
      ),
    ),
  },
  relations: {
    course: { to: 'course', from: 'courseID', at: '_id' },
    enrolment: { to: 'enroll', from: 'enrollID', at: '_id' },
  },
  uniques: [['enrollID']],
  indexes: [['courseID', 'status', 'createdAt desc'], ['createdAt desc'], ['status', 'createdAt desc']],
  access: {
    read: (viewer) =>
      isStaff(viewer) || {
        $or: [{ status: 'shown', course: { status: true } }, ...(viewer.role === 'user' ? [own(viewer)] : [])],
      },
    create: (viewer) =>
      viewer.role === 'user' && {
        enrolment: { userID: viewer.id, standing: 'active', 'analytics.status': 'complete' },
      },
    update: (viewer) => byManager(viewer) || (viewer.role === 'user' && own(viewer)),
    remove: (viewer) => isAtLeast(viewer, 'admin') || (viewer.role === 'user' && own(viewer)),
  },
  list: {
    columns: ['byName', 'courseID', 'stars', 'text', 'createdAt', 'status'],
    search: ['byName', 'text'],
    sort: 'createdAt desc',
    state: 'status',
    empty: {
      th: 'ยังไม่มีรีวิว ผู้ที่เรียนจบเขียนรีวิวได้จากหน้าหลักสูตร',
      en: 'No reviews yet. Learners who complete a course can write one on the course page.',
    },
    figures: [
      { label: { th: 'แสดงอยู่', en: 'Shown' }, where: ['status:is:shown'] },
      { label: { th: 'ซ่อนไว้', en: 'Hidden' }, where: ['status:is:hidden'] },
    ],
    charts: [{ label: { th: 'คะแนนที่ให้', en: 'Ratings' }, by: 'stars' }],
  },
  form: [
    { title: { th: 'รีวิว', en: 'Review' }, fields: ['stars', 'text'] },
    { title: { th: 'สถาบัน', en: 'Academy' }, fields: ['answer', 'status', 'reason'] },
  ],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    review: typeof review
  }
}
