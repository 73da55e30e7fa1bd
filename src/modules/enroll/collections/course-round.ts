import { isAtLeast, isStaff, type Viewer } from '#platform/data/access/viewer.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  alsoComputed,
  baht,
  cascading,
  choice,
  computed,
  date,
  derived,
  entries,
  exampled,
  headed,
  immutable,
  initially,
  longtext,
  numberBetween,
  only,
  optional,
  people,
  reference,
  text,
  withHint,
  withUnit,
} from '#platform/data/collection/field-builders.ts'
import { exampleId } from '#platform/http/openapi/example-id.ts'
import { roundActions } from '../rounds/round-actions.ts'
import { phaseOf, phases } from '../rounds/phase.ts'
import { cancelEffects, roundStatuses } from '../rules/rounds.ts'

const byManagers = (viewer: Viewer) => isAtLeast(viewer, 'manager')

/** One run of a course (รุ่น): its days, place, seats and registration. A course that is always open has none. */
export const courseRound = defineCollection({
  name: 'course_round',
  label: { th: 'รุ่น', en: 'round' },
  plural: { th: 'รุ่นของหลักสูตร', en: 'Rounds' },
  site: null,
  softDelete: true,
  history: true,
  title: ['name', 'number'],
  fields: {
    courseID: exampled(() => exampleId('course', 7), immutable(cascading(reference('course')('หลักสูตร', 'Course')))),
    number: alsoComputed(
      initially(
        0,
        withHint(
          { th: 'เว้นเป็น 0 เพื่อใช้เลขถัดไปของหลักสูตร', en: 'Leave 0 to use the next number of the course' },
          numberBetween(0, 9999)('รุ่นที่', 'Round'),
        ),
      ),
    ),
    name: initially('', withHint({ th: 'เช่น รอบพิเศษวันหยุด', en: 'Such as “Weekend round”' }, text('ชื่อรุ่น', 'Name'))),
    status: initially('planned', choice(roundStatuses)('การเปิดรุ่น', 'Status')),
    startDate: date('วันเริ่มอบรม', 'Training begins'),
    endDate: exampled(() => null, optional(date('วันสุดท้ายของการอบรม', 'Training ends'))),
    startRegistDate: exampled(() => null, optional(date('เปิดรับสมัคร', 'Registration opens'))),
    endRegistDate: exampled(() => null, optional(date('ปิดรับสมัคร', 'Registration closes'))),
    seats: exampled(
      () => null,
      optional(
        withHint(
          { th: 'เว้นว่างหากไม่จำกัด', en: 'Leave empty for no limit' },
          withUnit({ th: 'ที่', en: 'seats' }, numberBetween(0, 100_000)('จำนวนที่นั่ง', 'Seats')),
        ),
      ),
    ),
    price: exampled(
      () => null,
      optional(
        withHint(
          { th: 'เว้นว่างเพื่อใช้ราคาของหลักสูตร', en: 'Leave empty to use the price of the course' },
          headed({ th: 'ราคา (บาท)', en: 'Price (baht)' }, withUnit({ th: 'บาท', en: 'baht' }, baht('ราคา', 'Price'))),
        ),
      ),
    ),
    place: initially('', text('สถานที่', 'Venue')),
    room: exampled(() => null, optional(reference('room')('ห้อง', 'Room'))),
    lecturer: initially<{ id: string | null; name: string }[], string | { id: string | null; name: string }[]>(
      [],
      people('lecturer')('วิทยากรของรุ่น', 'Lecturers'),
    ),
    taughtBy: only(
      { read: (viewer) => isStaff(viewer) || (viewer.role === 'user' && { taughtBy: viewer.id }) },
      computed<string[], string[]>([], entries('บัญชีของวิทยากร', 'Accounts of lecturers')),
    ),
    note: only({ read: isStaff }, initially('', longtext('บันทึกภายใน', 'Internal note'))),
    cancelReason: alsoComputed(optional(longtext('เหตุผลที่ยกเลิก', 'Reason for cancelling'))),
    mergedInto: alsoComputed(
      exampled(
        () => null,
        optional(
          withHint(
            {
              th: 'รุ่นของหลักสูตรเดียวกันที่เปิดอยู่และยังไม่จบ',
              en: 'An open round of the same course that has not ended',
            },
            reference('course_round')('รวมกับรุ่น', 'Merged into'),
          ),
        ),
      ),
    ),
    cancelEffect: alsoComputed(
      exampled(() => null, optional(choice(cancelEffects)('ผู้ลงทะเบียนในรุ่น', 'Learners in the round'))),
    ),
    phase: derived(phaseOf, choice(phases)('สถานะ', 'State')),
  },
  relations: {
    course: { to: 'course', from: 'courseID', at: '_id' },
    enrolments: { to: 'enroll', from: '_id', at: 'roundID' },
  },
  uniques: [['courseID', 'number']],
  indexes: [['courseID', 'startDate'], ['startDate'], ['status', 'startDate'], ['createdAt desc']],
  actions: roundActions,
  access: {
    // A lecturer with an account also reads the planned rounds that they teach (decision 586).
    read: (viewer) =>
      isStaff(viewer) || {
        course: { status: true },
        $or: [{ status: { $in: ['open', 'cancelled'] } }, ...(viewer.role === 'user' ? [{ taughtBy: viewer.id }] : [])],
      },
    create: byManagers,
    update: byManagers,
    remove: byManagers,
  },
  list: {
    columns: ['courseID', 'number', 'startDate', 'endDate', 'seats', 'phase', 'endRegistDate'],
    search: ['name', 'place'],
    sort: 'startDate desc',
    state: 'phase',
    figures: [
      { label: { th: 'เปิดรับสมัคร', en: 'Open' }, where: ['phase:is:open'] },
      { label: { th: 'เต็ม', en: 'Full' }, where: ['phase:is:full'] },
      { label: { th: 'กำลังอบรม', en: 'Running' }, where: ['phase:is:running'] },
      { label: { th: 'วางแผนไว้', en: 'Planned' }, where: ['phase:is:planned'] },
    ],
    charts: [
      { label: { th: 'รุ่นตามเดือนที่เริ่ม', en: 'Rounds by month' }, over: 'startDate', stride: 'month', isAhead: true },
    ],
  },
  form: [
    { title: { th: 'รุ่น', en: 'Round' }, fields: ['courseID', 'number', 'name', 'status'] },
    {
      title: { th: 'วันและสถานที่', en: 'Days and venue' },
      fields: ['startDate', 'endDate', 'place', 'room', 'lecturer'],
    },
    {
      title: { th: 'การรับสมัคร', en: 'Registration' },
      fields: ['startRegistDate', 'endRegistDate', 'seats', 'price'],
    },
    { title: { th: 'บันทึก', en: 'Note' }, fields: ['note'] },
  ],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    course_round: typeof courseRound
  }
}
