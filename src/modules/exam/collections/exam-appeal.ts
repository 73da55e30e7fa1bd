import { nobody } from '#platform/data/access/rule.ts'
import { isAtLeast, isStaff } from '#platform/data/access/viewer.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  cascading,
  choice,
  code,
  computed,
  exampled,
  immutable,
  initially,
  instant,
  longtext,
  only,
  optional,
  reference,
  text,
} from '#platform/data/collection/field-builders.ts'
import { appealStatusChoices } from '../rules/choices.ts'
import { sittingFields, sittingRelations } from './attempt-fields.ts'

/** What a learner asks to be marked again after the release of a result, and the decision (decision 614). Only the module writes it. */
export const examAppeal = defineCollection({
  name: 'exam_appeal',
  label: { th: 'คำขอทบทวนผลสอบ', en: 'exam appeal' },
  plural: { th: 'คำขอทบทวนผลสอบ', en: 'Exam appeals' },
  site: null,
  softDelete: true,
  title: ['examID'],
  fields: {
    attemptID: cascading(reference('exam_attempt')('การเข้าสอบ', 'Attempt')),
    ...sittingFields,
    slot: exampled(() => '', immutable(initially('', code('ข้อที่', 'Question number')))),
    text: immutable(longtext('คำขอ', 'Appeal')),
    status: computed<'open' | 'upheld' | 'dismissed', 'open' | 'upheld' | 'dismissed'>(
      'open',
      choice(appealStatusChoices)('สถานะ', 'Status'),
    ),
    decision: computed('', longtext('ผลการพิจารณา', 'Decision')),
    decidedBy: only({ read: isStaff }, computed('', text('ผู้พิจารณา', 'Decided by'))),
    decidedAt: exampled(() => null, computed(null, optional(instant('พิจารณาเมื่อ', 'Decided')))),
  },
  relations: { ...sittingRelations, attempt: { to: 'exam_attempt', from: 'attemptID', at: '_id' } },
  indexes: [['attemptID'], ['status', 'createdAt'], ['createdAt desc']],
  access: {
    read: (viewer) =>
      isAtLeast(viewer, 'manager') ||
      (viewer.role === 'user' && { $or: [{ userID: viewer.id }, { course: { taughtBy: viewer.id } }] }),
    create: nobody,
    update: nobody,
    remove: nobody,
  },
  list: {
    columns: ['userID', 'examID', 'slot', 'createdAt', 'status'],
    search: ['text'],
    sort: 'createdAt desc',
    state: 'status',
    empty: {
      th: 'ยังไม่มีคำขอ ผู้เรียนยื่นขอทบทวนผลได้หลังประกาศผล จนถึงเวลาที่กำหนดในรอบสอบ',
      en: 'No appeals yet. Learners can appeal after the release, until the time set in the round.',
    },
    views: [
      { name: 'open', label: { th: 'รอพิจารณา', en: 'Open' }, rows: { status: 'open' } },
      { name: 'all', label: { th: 'ทั้งหมด', en: 'All' }, rows: {} },
    ],
  },
  form: [],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    exam_appeal: typeof examAppeal
  }
}
