import { isAtLeast, isStaff, type Viewer } from '#platform/data/access/viewer.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  alsoComputed,
  cascading,
  choice,
  computed,
  exampled,
  immutable,
  initially,
  instant,
  longtext,
  generated,
  number,
  numberBetween,
  only,
  optional,
  reference,
  withHint,
} from '#platform/data/collection/field-builders.ts'
import { exampleId } from '#platform/http/openapi/example-id.ts'
import { waitlistActions } from '../waitlist/waitlist-actions.ts'
import { waitsOn } from '../rules/open-to.ts'
import { lineStates } from '../rules/waitlist.ts'

const byManager = { write: (viewer: Viewer) => isAtLeast(viewer, 'manager') }
const own = (viewer: Viewer) => viewer.role === 'user' && { userID: viewer.id }

/** A learner on the waiting list of a full course. */
export const waiting = defineCollection({
  name: 'waiting',
  label: { th: 'คิวรอที่นั่ง', en: 'waitlist entry' },
  plural: { th: 'คิวรอที่นั่ง', en: 'Waitlists' },
  site: null,
  softDelete: true,
  history: true,
  title: ['courseID'],
  fields: {
    userID: immutable(
      cascading(
        initially(
          ({ viewer }: { viewer: Viewer }) => (viewer.role === 'user' ? viewer.id : ''),
          reference('user')('ผู้เรียน', 'Learner'),
        ),
      ),
    ),
    courseID: exampled(
      (n) => exampleId('course', n % 2 === 0 ? 13 : 12),
      immutable(cascading(reference('course')('หลักสูตร', 'Course'))),
    ),
    roundID: alsoComputed(
      exampled(() => null, immutable(optional(cascading(reference('course_round')('รุ่น', 'Round'))))),
    ),
    status: computed('waiting', choice(lineStates)('สถานะ', 'Status')),
    place: computed(0, number('ลำดับในคิว', 'Waitlist position')),
    queuedAt: generated(({ now }) => now, instant('เข้าคิวเมื่อ', 'Joined at')),
    rank: only(
      byManager,
      exampled(
        () => 0,
        initially(
          0,
          withHint(
            { th: '0 คือเรียงตามเวลาที่เข้าคิว เลขน้อยกว่าอยู่ก่อน', en: '0 means by time of joining. Lower numbers come first' },
            numberBetween(-1000, 1000)('ลำดับที่เจ้าหน้าที่กำหนด', 'Order set by staff'),
          ),
        ),
      ),
    ),
    reason: only({ read: isStaff, ...byManager }, optional(longtext('เหตุผล', 'Reason'))),
    calledAt: only(
      byManager,
      exampled(() => null, optional(instant('เจ้าหน้าที่เรียกเมื่อ', 'Called by staff at'))),
    ),
    offeredUntil: computed(null, optional(instant('ตอบรับภายใน', 'Offer expires'))),
  },
  actions: waitlistActions,
  relations: {
    course: { to: 'course', from: 'courseID', at: '_id' },
  },
  uniques: [['userID', 'courseID']],
  indexes: [['courseID', 'queuedAt'], ['roundID'], ['queuedAt'], ['createdAt desc']],
  access: {
    read: (viewer) => isStaff(viewer) || own(viewer),
    create: (viewer, { today }) =>
      isAtLeast(viewer, 'manager') || (viewer.role === 'user' && { userID: viewer.id, course: waitsOn(today) }),
    update: (viewer) => isAtLeast(viewer, 'manager'),
    remove: (viewer) => isAtLeast(viewer, 'manager') || own(viewer),
  },
  list: {
    columns: ['courseID', 'userID', 'place', 'queuedAt', 'status'],
    search: [],
    sort: 'queuedAt',
    empty: {
      th: 'ยังไม่มีใครรอ ผู้เรียนเข้าคิวเองจากหน้าหลักสูตรที่เต็มแล้ว',
      en: 'No one is waiting. Learners join from the page of a full course.',
    },
    figures: [
      { label: { th: 'รอที่นั่ง', en: 'Waiting' }, where: ['status:is:waiting'] },
      { label: { th: 'รอตอบรับ', en: 'Offered' }, where: ['status:is:offered'] },
      { label: { th: 'ได้ที่นั่งแล้ว', en: 'Enrolled' }, where: ['status:is:enrolled'] },
    ],
  },
  form: [{ title: { th: 'คิวรอที่นั่ง', en: 'Waitlist' }, fields: ['userID', 'courseID', 'roundID', 'rank', 'reason'] }],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    waiting: typeof waiting
  }
}
