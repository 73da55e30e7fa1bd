import { nobody } from '#platform/data/access/rule.ts'
import { isAtLeast, isStaff, type Viewer } from '#platform/data/access/viewer.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  choice,
  computed,
  exampled,
  immutable,
  initially,
  longtext,
  only,
  optional,
  reference,
  code,
  text,
} from '#platform/data/collection/field-builders.ts'
import { reviewCauses } from '../rules/review-cause.ts'

const byManager = (viewer: Viewer) => isAtLeast(viewer, 'manager')

/**
 * A certificate that staff look at again, because something that it says has changed. The certificate itself never changes
 * (decision 605).
 */
export const certificateReview = defineCollection({
  name: 'certificate_review',
  label: { th: 'วุฒิบัตรที่ต้องตรวจ', en: 'certificate to review' },
  plural: { th: 'วุฒิบัตรที่ต้องตรวจ', en: 'Certificates to review' },
  site: 'unit',
  history: true,
  title: ['cause'],
  fields: {
    certificationID: immutable(reference('certification')('วุฒิบัตร', 'Certificate')),
    cause: immutable(choice(reviewCauses)('สิ่งที่เปลี่ยน', 'What changed')),
    detail: exampled(() => '', immutable(initially('', text('รายละเอียด', 'Detail')))),
    status: only(
      { write: byManager },
      exampled(
        () => 'open',
        initially(
          'open',
          choice([
            { value: 'open', label: { th: 'รอตรวจ', en: 'Open' }, tone: 'live' },
            { value: 'done', label: { th: 'ตรวจแล้ว', en: 'Done' } },
          ])('สถานะ', 'Status'),
        ),
      ),
    ),
    note: only(
      { write: byManager },
      exampled(() => null, optional(longtext('บันทึก', 'Note'))),
    ),
    openKey: only(
      { read: isStaff },
      exampled(() => null, computed(null, optional(code('กุญแจรายการ', 'Open key')))),
    ),
  },
  relations: { certificate: { to: 'certification', from: 'certificationID', at: '_id' } },
  uniques: [['openKey']],
  indexes: [['status', 'createdAt desc'], ['createdAt desc']],
  access: { read: isStaff, create: nobody, update: byManager, remove: nobody },
  actions: [
    {
      name: 'done',
      label: { th: 'ตรวจแล้ว', en: 'Mark as reviewed' },
      icon: 'check',
      isPrimary: true,
      where: { status: 'open' },
      why: { th: 'ตรวจไปแล้ว', en: 'already reviewed' },
      sets: () => ({ status: 'done' }),
      done: { th: 'ตรวจแล้ว {n} รายการ', en: '{n} reviewed' },
    },
  ],
  list: {
    columns: ['cause', 'certificationID', 'detail', 'createdAt', 'status'],
    search: ['detail'],
    sort: 'createdAt desc',
    state: 'status',
    empty: {
      th: 'เมื่อชื่อผู้เรียน ผลการเรียน หรือการลงทะเบียนเปลี่ยนหลังออกวุฒิบัตร รายการจะปรากฏที่นี่',
      en: 'If a learner’s name, result or enrolment changes after a certificate was issued, it appears here.',
    },
    views: [
      { name: 'open', label: { th: 'รอตรวจ', en: 'Open' }, rows: { status: 'open' } },
      { name: 'all', label: { th: 'ทั้งหมด', en: 'All' }, rows: {} },
    ],
  },
  form: [
    { title: { th: 'สิ่งที่เปลี่ยน', en: 'What changed' }, fields: ['cause', 'certificationID', 'detail'] },
    { title: { th: 'ผลการตรวจ', en: 'Review' }, fields: ['status', 'note'] },
  ],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    certificate_review: typeof certificateReview
  }
}
