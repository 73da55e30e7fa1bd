import { nobody } from '#platform/data/access/rule.ts'
import { isAtLeast, type Viewer } from '#platform/data/access/viewer.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  choice,
  computed,
  exampled,
  instant,
  number,
  only,
  optional,
  reference,
} from '#platform/data/collection/field-builders.ts'
import { type AttemptStatus, attemptStatusChoices, closedByChoices } from '../rules/choices.ts'
import { sittingFields, sittingRelations } from './attempt-fields.ts'

const moment = (th: string, en: string) => exampled(() => null, computed(null, optional(instant(th, en))))

/** With the start it tells of extra time, which markers never learn. */
const ofTiming = (viewer: Viewer) => isAtLeast(viewer, 'manager') || (viewer.role === 'user' && { userID: viewer.id })

/**
 * One sitting of an exam by a learner (decision 610). Only the module writes it. Its seed, paper, answers and marks are in tables of their
 * own.
 */
export const examAttempt = defineCollection({
  name: 'exam_attempt',
  label: { th: 'การเข้าสอบ', en: 'exam attempt' },
  plural: { th: 'การเข้าสอบ', en: 'Exam attempts' },
  site: null,
  softDelete: true,
  title: ['examID'],
  fields: {
    ...sittingFields,
    examVersion: number('เวอร์ชันของชุดข้อสอบ', 'Exam version'),
    roundID: reference('exam_round')('รอบสอบ', 'Exam round'),
    attempt: number('ครั้งที่', 'Attempt'),
    status: computed<AttemptStatus, AttemptStatus>('ready', choice(attemptStatusChoices)('สถานะ', 'Status')),
    startedAt: moment('เริ่มสอบ', 'Started'),
    endsAt: only({ read: ofTiming }, moment('หมดเวลา', 'Ends')),
    submittedAt: moment('ส่งเมื่อ', 'Submitted'),
    closedBy: exampled(() => null, computed(null, optional(choice(closedByChoices)('ปิดโดย', 'Closed by')))),
  },
  relations: { ...sittingRelations, examRound: { to: 'exam_round', from: 'roundID', at: '_id' } },
  uniques: [['enrollID', 'examID', 'type', 'round', 'attempt']],
  indexes: [['status', 'endsAt'], ['userID', 'createdAt desc'], ['createdAt desc']],
  access: {
    read: (viewer) =>
      isAtLeast(viewer, 'manager') ||
      (viewer.role === 'user' && {
        $or: [{ userID: viewer.id }, { course: { taughtBy: viewer.id } }, { examRound: { watchedBy: viewer.id } }],
      }),
    create: nobody,
    update: nobody,
    remove: nobody,
  },
  list: {
    columns: ['userID', 'examID', 'type', 'round', 'attempt', 'startedAt', 'submittedAt', 'status'],
    search: [],
    sort: 'createdAt desc',
    state: 'status',
    empty: {
      th: 'ยังไม่มีผู้เข้าสอบ การเข้าสอบจะแสดงที่นี่เมื่อผู้เรียนเริ่มทำข้อสอบ',
      en: 'No attempts yet. An attempt appears here when a learner starts an exam.',
    },
  },
  form: [],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    exam_attempt: typeof examAttempt
  }
}
