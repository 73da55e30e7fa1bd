import { isAtLeast, isStaff, type Viewer } from '#platform/data/access/viewer.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  boolean,
  choice,
  computed,
  date,
  derived,
  exampled,
  immutable,
  group,
  headed,
  initially,
  instant,
  longtext,
  generated,
  number,
  only,
  optional,
  reference,
  alsoComputed,
  revealing,
  text,
  withHint,
} from '#platform/data/collection/field-builders.ts'
import { statuses } from '../rules/analytics.ts'
import { bandOf, bands } from './enroll-fields/bands.ts'
import { learnerOf } from './enroll-fields/learner-name.ts'
import { trainingFields, trainingViews } from './enroll-fields/training-fields.ts'
import { enrolmentActions } from './enroll-fields/enrolment-actions.ts'
import { openTo } from '../rules/open-to.ts'
import { sources, standings } from '../rules/enrolment-status.ts'

const byManager = { write: (viewer: Viewer) => isAtLeast(viewer, 'manager') }
const byAdmin = { write: (viewer: Viewer) => isAtLeast(viewer, 'admin') }

const taughtBy = (viewer: Viewer) => [{ course: { taughtBy: viewer.id } }, { round: { taughtBy: viewer.id } }]

export const enroll = defineCollection({
  name: 'enroll',
  label: { th: 'การลงทะเบียน', en: 'enrolment' },
  plural: { th: 'การลงทะเบียน', en: 'Enrolments' },
  site: null,
  softDelete: true,
  history: true,
  title: ['courseID'],
  fields: {
    userID: immutable(
      initially(
        ({ viewer }: { viewer: Viewer }) => (viewer.role === 'user' ? viewer.id : ''),
        reference('user')('ผู้เรียน', 'Learner'),
      ),
    ),
    courseID: immutable(reference('course')('หลักสูตร', 'Course')),
    roundID: alsoComputed(exampled(() => null, optional(reference('course_round')('รุ่น', 'Round')))),
    analytics: computed(
      null,
      optional(
        group({
          total: number('จำนวนบท', 'Lessons'),
          percent: number('ร้อยละ', 'Percent'),
          message: text('ข้อความ', 'Message'),
          status: choice(statuses)('สถานะ', 'Status'),
        })('ความคืบหน้า', 'Progress'),
      ),
    ),
    standing: alsoComputed(only(byManager, initially('active', choice(standings)('สิทธิ์เรียน', 'Access')))),
    endsOn: alsoComputed(
      only(
        byManager,
        optional(
          withHint(
            {
              th: 'เรียนได้จนสิ้นวันนี้ ถ้าเว้นว่างเมื่อลงทะเบียน ใช้จำนวนวันที่หลักสูตรกำหนด หลังจากนั้นเว้นว่างคือไม่มีกำหนด',
              en: 'Access lasts until the end of this day. If empty at enrolment, the number of days set in the course applies. If emptied later, access has no end date.',
            },
            date('เรียนได้ถึง', 'Access until'),
          ),
        ),
      ),
    ),
    source: alsoComputed(
      only(
        byManager,
        initially(
          ({ viewer }: { viewer: Viewer }) => (isStaff(viewer) ? 'staff' : 'self'),
          choice(sources)('ที่มา', 'Source'),
        ),
      ),
    ),
    refundedAt: exampled(() => null, computed(null, optional(instant('คืนเงินเมื่อ', 'Refunded at')))),
    reason: alsoComputed(
      only(
        { read: isStaff, ...byManager },
        optional(
          withHint(
            { th: 'เก็บไว้ในประวัติ ผู้เรียนไม่เห็น', en: 'Kept in the history. The learner cannot see it' },
            longtext('เหตุผล', 'Reason'),
          ),
        ),
      ),
    ),
    passed: alsoComputed(
      only(
        byAdmin,
        exampled(() => false, initially(false, boolean('บันทึกว่าเรียนจบ', 'Marked as completed'))),
      ),
    ),
    progressFrom: alsoComputed(
      only(
        byAdmin,
        exampled(() => null, optional(instant('นับความคืบหน้าใหม่ตั้งแต่', 'Count progress from'))),
      ),
    ),
    ...trainingFields,
    branch: exampled(
      () => null,
      computed(null, optional(reference('branch')('สาขาของผู้เรียนเมื่อลงทะเบียน', 'Learner’s branch at enrolment'))),
    ),
    activeAt: generated(({ now }) => now, instant('เรียนล่าสุด', 'Last active')),
    learner: only(
      { read: (viewer) => isStaff(viewer) || (viewer.role === 'user' && { $or: taughtBy(viewer) }) },
      revealing('user', derived(learnerOf, text('ชื่อผู้เรียน', 'Learner name'))),
    ),
    band: derived(bandOf, headed({ th: 'ช่วง', en: 'Range' }, choice(bands)('ช่วงความคืบหน้า', 'Progress range'))),
  },
  actions: enrolmentActions,
  relations: {
    course: { to: 'course', from: 'courseID', at: '_id' },
    user: { to: 'user', from: 'userID', at: '_id' },
    round: { to: 'course_round', from: 'roundID', at: '_id' },
  },
  populate: ['course'],
  uniques: [['userID', 'courseID']],
  indexes: [
    ['courseID', 'createdAt desc'],
    ['roundID', 'createdAt desc'],
    ['createdAt desc'],
    ['analytics.status', 'createdAt desc'],
    ['standing', 'createdAt desc'],
    ['activeAt'],
    ['endsOn'],
    ['validUntil'],
  ],
  access: {
    // A lecturer with an account reads the enrolments of their own courses (decision 0485) and rounds (decision 586).
    read: (viewer) =>
      isStaff(viewer) || (viewer.role === 'user' && { $or: [{ userID: viewer.id }, ...taughtBy(viewer)] }),
    create: (viewer, { today }) =>
      isAtLeast(viewer, 'manager') || (viewer.role === 'user' && { userID: viewer.id, course: openTo(today) }),
    update: (viewer) => isAtLeast(viewer, 'manager'),
    remove: (viewer) => isAtLeast(viewer, 'admin'),
  },
  list: {
    columns: ['courseID', 'userID', 'createdAt', 'analytics.percent', 'analytics.status', 'standing'],
    search: [],
    sort: 'createdAt desc',
    figures: [
      { label: { th: 'ยังไม่เริ่มเรียน', en: 'Not started' }, where: ['analytics.status:is:pending'] },
      { label: { th: 'กำลังเรียน', en: 'In progress' }, where: ['analytics.status:is:processing'] },
      { label: { th: 'เรียนจบ', en: 'Completed' }, where: ['analytics.status:is:complete'] },
      {
        label: { th: 'ไม่เข้าเรียนเกิน 14 วัน', en: 'Inactive for 14+ days' },
        where: ['activeAt:within:before14', 'analytics.status:not:complete', 'standing:is:active'],
      },
    ],
    charts: [
      { label: { th: 'การลงทะเบียน', en: 'Enrolments' }, over: 'createdAt', stride: 'month' },
      { label: { th: 'หลักสูตรที่มีผู้เรียนมากที่สุด', en: 'Courses with the most learners' }, by: 'courseID' },
      { label: { th: 'สิทธิ์เรียน', en: 'Access' }, by: 'standing' },
      { label: { th: 'ที่มาของการลงทะเบียน', en: 'Source' }, by: 'source' },
      { label: { th: 'ช่วงความคืบหน้า', en: 'Progress range' }, by: 'band' },
      { label: { th: 'อายุการอบรม', en: 'Validity' }, by: 'validity', where: ['validUntil:filled:'] },
    ],
    views: trainingViews,
  },
  form: [
    { title: { th: 'ลงทะเบียนให้ผู้เรียน', en: 'Enrol a learner' }, fields: ['userID', 'courseID', 'roundID'] },
    { title: { th: 'สิทธิ์เรียน', en: 'Access' }, fields: ['standing', 'endsOn', 'source', 'reason'] },
    { title: { th: 'ผลสอบ', en: 'Test' }, fields: ['testResult'] },
  ],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    enroll: typeof enroll
  }
}
