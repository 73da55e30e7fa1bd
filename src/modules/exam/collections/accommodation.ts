import { isAtLeast, type Viewer } from '#platform/data/access/viewer.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  boolean,
  cascading,
  date,
  decimalBetween,
  exampled,
  immutable,
  initially,
  longtext,
  numberBetween,
  optional,
  reference,
  withHint,
  withUnit,
} from '#platform/data/collection/field-builders.ts'

const byAdmin = (viewer: Viewer) => isAtLeast(viewer, 'admin')

/** Extra time for a learner, with its reason. Only administrators know of it; times of the learner follow it (decision 610). */
export const accommodation = defineCollection({
  name: 'accommodation',
  label: { th: 'การช่วยเหลือพิเศษในการสอบ', en: 'accommodation' },
  plural: { th: 'การช่วยเหลือพิเศษในการสอบ', en: 'Accommodations' },
  site: null,
  softDelete: true,
  history: true,
  title: ['userID'],
  fields: {
    userID: immutable(cascading(reference('user')('ผู้เรียน', 'Learner'))),
    examID: exampled(
      () => null,
      optional(
        cascading(
          withHint(
            { th: 'เว้นว่างหากใช้กับทุกชุดข้อสอบ', en: 'Leave empty for all exams' },
            reference('exam')('ชุดข้อสอบ', 'Exam'),
          ),
        ),
      ),
    ),
    timeFactor: exampled(
      () => 1.5,
      initially(
        1,
        withHint(
          { th: '1.5 หมายถึงเวลาเพิ่มครึ่งหนึ่ง', en: '1.5 gives half as much time again' },
          decimalBetween(1, 5)('ตัวคูณเวลา', 'Time factor'),
        ),
      ),
    ),
    extraMinutes: initially(0, withUnit({ th: 'นาที', en: 'minutes' }, numberBetween(0, 600)('เวลาเพิ่ม', 'Extra time'))),
    ownWindow: initially(
      false,
      withHint(
        { th: 'เวลาสอบไม่ถูกตัดเมื่อถึงเวลาปิดสอบ', en: 'The closing time of the round does not cut the time short' },
        boolean('ใช้เวลาเต็มแม้เลยเวลาปิดสอบ', 'Full time beyond the closing time'),
      ),
    ),
    from: exampled(() => null, optional(date('ใช้ตั้งแต่', 'From'))),
    until: exampled(() => null, optional(date('ใช้ถึง', 'Until'))),
    reason: withHint({ th: 'เห็นเฉพาะผู้ดูแลระบบ', en: 'Only administrators can see it' }, longtext('เหตุผล', 'Reason')),
  },
  relations: { user: { to: 'user', from: 'userID', at: '_id' } },
  indexes: [['createdAt desc']],
  access: { read: byAdmin, create: byAdmin, update: byAdmin, remove: byAdmin },
  list: {
    columns: ['userID', 'examID', 'timeFactor', 'extraMinutes', 'from', 'until'],
    search: [],
    sort: 'createdAt desc',
  },
  form: [
    { title: { th: 'ผู้เรียนและชุดข้อสอบ', en: 'Learner and exam' }, fields: ['userID', 'examID', 'from', 'until'] },
    { title: { th: 'เวลา', en: 'Time' }, fields: ['timeFactor', 'extraMinutes', 'ownWindow', 'reason'] },
  ],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    accommodation: typeof accommodation
  }
}
