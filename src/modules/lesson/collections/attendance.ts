import { nobody } from '#platform/data/access/rule.ts'
import { isAtLeast, isStaff } from '#platform/data/access/viewer.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  cascading,
  choice,
  code,
  computed,
  exampled,
  reference,
  text,
} from '#platform/data/collection/field-builders.ts'
import { exampleId } from '#platform/http/openapi/example-id.ts'
import { type Presence, presences } from '../teaching/session/rules/attendance.ts'

/**
 * Whether a learner attended a session. Staff who keep the list write it, or the learner does with the code shown in
 * the room.
 */
export const attendance = defineCollection({
  name: 'attendance',
  label: { th: 'การเข้าเรียน', en: 'attendance' },
  plural: { th: 'การเข้าเรียน', en: 'Attendance' },
  site: null,
  softDelete: true,
  title: ['learner'],
  fields: {
    learner: text('ผู้เรียน', 'Learner'),
    sessionID: exampled(() => exampleId('lesson_session'), cascading(reference('lesson_session')('นัดเรียน', 'Session'))),
    courseID: cascading(reference('course')('หลักสูตร', 'Course')),
    enrollID: exampled(() => exampleId('enroll'), cascading(reference('enroll')('การลงทะเบียน', 'Enrolment'))),
    status: computed<Presence, Presence>('absent', choice(presences)('การเข้าเรียน', 'Attendance')),
    how: computed<'list' | 'code', 'list' | 'code'>(
      'list',
      choice([
        { value: 'list', label: { th: 'วิทยากรบันทึก', en: 'Recorded by staff' } },
        { value: 'code', label: { th: 'เช็กอินเอง', en: 'Checked in' } },
      ])('วิธี', 'How'),
    ),
    by: computed('', code('รหัสผู้บันทึก', 'Recorder ID')),
  },
  relations: {
    session: { to: 'lesson_session', from: 'sessionID', at: '_id' },
    course: { to: 'course', from: 'courseID', at: '_id' },
    enrolment: { to: 'enroll', from: 'enrollID', at: '_id' },
  },
  uniques: [['sessionID', 'enrollID']],
  indexes: [['createdAt desc']],
  access: {
    read: (viewer) =>
      isStaff(viewer) ||
      (viewer.role === 'user' && {
        $or: [
          { enrolment: { $or: [{ userID: viewer.id }, { round: { taughtBy: viewer.id } }] } },
          { session: { round: { taughtBy: viewer.id } } },
          { course: { taughtBy: viewer.id } },
        ],
      }),
    create: nobody,
    update: nobody,
    remove: (viewer) => isAtLeast(viewer, 'manager'),
  },
  list: {
    columns: ['learner', 'sessionID', 'status', 'how', 'updatedAt'],
    search: ['learner'],
    sort: 'createdAt desc',
  },
  form: [],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    attendance: typeof attendance
  }
}
