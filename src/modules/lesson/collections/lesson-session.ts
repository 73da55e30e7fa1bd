import { isAtLeast, isStaff, type Viewer } from '#platform/data/access/viewer.ts'
import { clean } from '#platform/data/collection/clean.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  alsoComputed,
  boolean,
  cascading,
  computed,
  exampled,
  halfHoursBetween,
  immutable,
  initially,
  kind,
  numberBetween,
  only,
  optional,
  reference,
  text,
  timed,
  withHint,
  withUnit,
} from '#platform/data/collection/field-builders.ts'
import { openOn } from '#modules/enroll/public-api.ts'
import { exampleId } from '#platform/http/openapi/example-id.ts'

/** An https URL without a user name or password. */
const https = kind('code', 'text collate "C"', clean(1000).regex(/^(?:https:\/\/[^\s@/?#]+(?:[/?#]\S*)?)?$/))

/** Sessions of the courses that a lecturer teaches, and of their rounds. */
const taughtBy = (viewer: Viewer) => [{ course: { taughtBy: viewer.id } }, { round: { taughtBy: viewer.id } }]

/** Sessions of everybody and of open rounds; learners also see those of their own round, and lecturers those that they teach. */
const ofRoundsShownTo = (viewer: Viewer) => [
  { roundID: null },
  { round: { status: { $in: ['open', 'cancelled'] } } },
  ...(viewer.role === 'user' ? [{ roundEnrolments: { userID: viewer.id } }, ...taughtBy(viewer)] : []),
]

/** When and where a lesson of the kind `session` takes place: one row for each date that learners may choose. */
export const lessonSession = defineCollection({
  name: 'lesson_session',
  label: { th: 'นัดเรียน', en: 'session' },
  plural: { th: 'นัดเรียน', en: 'Sessions' },
  site: null,
  softDelete: true,
  history: true,
  title: ['name'],
  fields: {
    name: withHint({ th: 'เช่น วันที่ 1 ช่วงเช้า', en: 'Such as Day 1, morning' }, text('ชื่อนัด', 'Name')),
    lessonID: immutable(
      exampled(
        () => exampleId('lesson', 4),
        cascading(
          withHint(
            { th: 'บทเรียนชนิดนัดเรียน', en: 'A lesson of the type session' },
            reference('lesson')('บทเรียน', 'Lesson'),
          ),
        ),
      ),
    ),
    roundID: exampled(
      () => null,
      optional(
        cascading(
          withHint(
            { th: 'เว้นว่างหากเป็นนัดของผู้เรียนทุกรุ่น', en: 'Leave empty for the learners of all rounds' },
            reference('course_round')('รุ่น', 'Round'),
          ),
        ),
      ),
    ),
    startsAt: exampled(() => '2026-12-01T02:00:00.000Z', timed('เริ่ม', 'Begins')),
    endsAt: exampled(() => '2026-12-01T09:00:00.000Z', timed('ถึง', 'Until')),
    hours: exampled(
      () => 6,
      optional(
        withHint(
          {
            th: 'เว้นว่างเพื่อนับจากเวลาเริ่มถึงเวลาสิ้นสุด ใส่หากมีพัก เช่น 6 หรือ 6.5',
            en: 'Leave empty to count from start to end. Enter the hours if there are breaks, such as 6 or 6.5.',
          },
          withUnit({ th: 'ชั่วโมง', en: 'hours' }, halfHoursBetween(0.5, 1000)('ชั่วโมงที่นับ', 'Hours counted')),
        ),
      ),
    ),
    cancelled: initially(
      false,
      withHint(
        { th: 'ไม่นับชั่วโมงและเช็กอินไม่ได้', en: 'Counts no hours, and nobody can check in' },
        boolean('ยกเลิกนัดนี้', 'Cancelled'),
      ),
    ),
    place: alsoComputed(
      initially(
        '',
        withHint({ th: 'เว้นว่างเพื่อใช้ชื่อห้อง', en: 'Leave empty to use the name of the room' }, text('สถานที่', 'Venue')),
      ),
    ),
    room: only(
      { read: isStaff },
      exampled(
        () => null,
        optional(
          withHint(
            {
              th: 'ระบบจองห้องให้ตามเวลาของนัด และคืนห้องเมื่อยกเลิกหรือลบนัด',
              en: 'The room is booked for the time of the session, and released when the session is cancelled or removed.',
            },
            reference('room')('ห้อง', 'Room'),
          ),
        ),
      ),
    ),
    url: only(
      {
        read: (viewer, { today }) =>
          isStaff(viewer) ||
          (viewer.role === 'user' && {
            $or: [
              { roundID: null, enrolments: { userID: viewer.id, ...openOn(today) } },
              { roundEnrolments: { userID: viewer.id, ...openOn(today) } },
              ...taughtBy(viewer),
            ],
          }),
      },
      exampled(
        () => null,
        optional(
          withHint(
            { th: 'ลิงก์เรียนออนไลน์ เห็นเฉพาะผู้ลงทะเบียน', en: 'For online sessions. Visible only to enrolled learners.' },
            https('ลิงก์เข้าเรียน', 'Link'),
          ),
        ),
      ),
    ),
    lecturerID: exampled(() => null, optional(reference('lecturer')('วิทยากร', 'Lecturer'))),
    seats: optional(withUnit({ th: 'ที่นั่ง', en: 'seats' }, numberBetween(1, 100_000)('จำนวนที่นั่ง', 'Seats'))),
    courseID: computed(null, optional(cascading(reference('course')('หลักสูตร', 'Course')))),
  },
  relations: {
    lesson: { to: 'lesson', from: 'lessonID', at: '_id' },
    course: { to: 'course', from: 'courseID', at: '_id' },
    round: { to: 'course_round', from: 'roundID', at: '_id' },
    enrolments: { to: 'enroll', from: 'courseID', at: 'courseID' },
    roundEnrolments: { to: 'enroll', from: 'roundID', at: 'roundID' },
  },
  indexes: [['startsAt'], ['lessonID', 'startsAt'], ['roundID', 'startsAt'], ['lecturerID', 'startsAt']],
  access: {
    read: (viewer) =>
      isStaff(viewer) || { lesson: { status: true }, course: { status: true }, $or: ofRoundsShownTo(viewer) },
    create: (viewer) => isAtLeast(viewer, 'manager') && { lesson: { kind: 'session' } },
    update: (viewer) => isAtLeast(viewer, 'manager'),
    remove: (viewer) => isAtLeast(viewer, 'manager'),
  },
  list: {
    columns: [
      'name',
      'lessonID',
      'roundID',
      'startsAt',
      'endsAt',
      'hours',
      'cancelled',
      'room',
      'place',
      'lecturerID',
      'seats',
    ],
    search: ['name', 'place'],
    sort: 'startsAt',
  },
  form: [
    {
      title: { th: 'นัดเรียน', en: 'Session' },
      fields: ['name', 'lessonID', 'roundID', 'startsAt', 'endsAt', 'hours', 'lecturerID', 'seats', 'cancelled'],
    },
    {
      title: { th: 'สถานที่', en: 'Venue' },
      fields: ['room', 'place', 'url'],
    },
  ],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    lesson_session: typeof lessonSession
  }
}
