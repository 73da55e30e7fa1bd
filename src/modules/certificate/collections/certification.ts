import { nobody } from '#platform/data/access/rule.ts'
import { isAtLeast, isStaff, type Viewer } from '#platform/data/access/viewer.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  choice,
  code,
  computed,
  date,
  exampled,
  halfHours,
  immutable,
  initially,
  instant,
  lockedWhen,
  longtext,
  number,
  only,
  optional,
  reference,
  text,
  withHint,
  withUnit,
} from '#platform/data/collection/field-builders.ts'
import { certificateKinds, certificateStatuses } from '../rules/certificate-state.ts'
import { certificationActions } from './certification-actions.ts'

const byManager = (viewer: Viewer) => isAtLeast(viewer, 'manager')
/** Who checks a certificate has its code or number in `viewer.opened` (decision 605). */
const isOpened = (viewer: Viewer) => viewer.opened !== undefined
const line = (th: string, en: string) => exampled(() => '', immutable(initially('', text(th, en))))
const link = (th: string, en: string) => exampled(() => null, optional(reference('certification')(th, en)))
const moment = (th: string, en: string) => exampled(() => null, computed(null, optional(instant(th, en))))

/**
 * A certificate issued to a learner (decisions 20 and 605). It holds the facts as printed. Only issuing creates one; staff revoke, replace
 * or end it. PostgreSQL refuses any other change.
 */
export const certification = defineCollection({
  name: 'certification',
  label: { th: 'วุฒิบัตร', en: 'certificate' },
  plural: { th: 'วุฒิบัตร', en: 'Certificates' },
  site: null,
  history: true,
  title: ['number', 'name'],
  fields: {
    number: immutable(code('เลขที่', 'Number')),
    kind: immutable(initially('completion', choice(certificateKinds)('ประเภท', 'Kind'))),
    userID: immutable(reference('user')('ผู้เรียน', 'Learner')),
    courseID: immutable(reference('course')('หลักสูตร', 'Course')),
    enrollID: immutable(reference('enroll')('การลงทะเบียน', 'Enrolment')),
    attempt: immutable(initially(1, number('เรียนครั้งที่', 'Attempt'))),
    name: line('ชื่อบนวุฒิบัตร', 'Printed name'),
    nameEn: line('ชื่อภาษาอังกฤษ', 'Name in English'),
    familyName: only({ read: (viewer) => isStaff(viewer) || isOpened(viewer) }, line('นามสกุล', 'Family name')),
    courseName: line('ชื่อหลักสูตรบนวุฒิบัตร', 'Printed course'),
    hours: immutable(initially(0, withUnit({ th: 'ชั่วโมง', en: 'hours' }, halfHours('จำนวนชั่วโมง', 'Hours')))),
    result: line('ผล', 'Result'),
    issuer: line('ผู้ออก', 'Issuer'),
    completedOn: exampled(() => null, immutable(optional(date('วันที่เรียนจบ', 'Completed on')))),
    issuedAt: immutable(instant('วันที่ออก', 'Issued')),
    expiresAt: exampled(() => null, immutable(optional(instant('หมดอายุ', 'Expires')))),
    status: only(
      { write: byManager },
      lockedWhen(
        { status: { $in: ['revoked', 'replaced'] } },
        {
          th: 'เปลี่ยนสถานะของวุฒิบัตรที่เพิกถอนหรือออกแทนแล้วไม่ได้',
          en: 'You cannot change the status of a certificate that was revoked or replaced.',
        },
        exampled(() => 'issued', initially('issued', choice(certificateStatuses)('สถานะ', 'Status'))),
      ),
    ),
    courseVersion: immutable(number('เวอร์ชันของหลักสูตรเมื่อออก', 'Course version when issued')),
    locale: immutable(
      initially(
        'th',
        choice([
          { value: 'th', label: { th: 'ไทย', en: 'Thai' } },
          { value: 'en', label: { th: 'อังกฤษ', en: 'English' } },
        ])('ภาษา', 'Language'),
      ),
    ),
    templateVersion: exampled(
      () => null,
      immutable(optional(reference('certificate_template_version')('เวอร์ชันของแม่แบบ', 'Template version'))),
    ),
    series: exampled(() => null, immutable(optional(reference('certificate_series')('ชุดเลขที่', 'Series')))),
    code: exampled(() => '0000-0000-0000-0000', immutable(code('รหัสตรวจสอบ', 'Check code'))),
    file: exampled(() => null, computed(null, optional(code('ไฟล์', 'File')))),
    sha256: exampled(() => null, computed(null, optional(code('SHA-256 ของไฟล์', 'SHA-256 of the file')))),
    issuedBy: only({ read: isStaff }, line('ผู้ออกวุฒิบัตร', 'Issued by')),
    replaces: immutable(link('ออกแทนฉบับ', 'Replaces')),
    replacedBy: computed(null, link('ฉบับที่ออกแทน', 'Replaced by')),
    revokedAt: moment('เพิกถอนเมื่อ', 'Revoked at'),
    endedAt: moment('สิ้นผลเมื่อ', 'Ended at'),
    reason: only(
      { read: isStaff, write: byManager },
      exampled(
        () => null,
        optional(withHint({ th: 'เห็นเฉพาะเจ้าหน้าที่', en: 'Only staff can see it' }, longtext('เหตุผล', 'Reason'))),
      ),
    ),
    liveKey: only(
      { read: isStaff },
      exampled(() => null, computed(null, optional(code('กุญแจฉบับที่ใช้อยู่', 'Live key')))),
    ),
  },
  relations: {
    user: { to: 'user', from: 'userID', at: '_id' },
    course: { to: 'course', from: 'courseID', at: '_id' },
    enrolment: { to: 'enroll', from: 'enrollID', at: '_id' },
  },
  uniques: [['number'], ['code'], ['liveKey']],
  indexes: [
    ['userID', 'issuedAt desc'],
    ['courseID', 'issuedAt desc'],
    ['enrollID'],
    ['status', 'issuedAt desc'],
    ['issuedAt desc'],
    ['createdAt desc'],
  ],
  access: {
    read: (viewer) =>
      isStaff(viewer) ||
      (viewer.opened ? { $or: [{ code: { $in: viewer.opened } }, { number: { $in: viewer.opened } }] } : false) ||
      (viewer.role === 'user' && { $or: [{ userID: viewer.id }, { course: { taughtBy: viewer.id } }] }),
    create: nobody,
    update: byManager,
    remove: nobody,
  },
  actions: certificationActions,
  list: {
    columns: ['number', 'name', 'courseName', 'kind', 'issuedAt', 'expiresAt', 'status'],
    search: ['number', 'name', 'nameEn', 'courseName', 'code'],
    sort: 'issuedAt desc',
    subtitle: 'name',
    state: 'status',
    empty: {
      th: 'เมื่อผู้เรียนเรียนจบหลักสูตรที่มีวุฒิบัตร ระบบจะออกวุฒิบัตรให้ที่นี่',
      en: 'When a learner completes a course with a certificate, the certificate appears here.',
    },
    figures: [
      { label: { th: 'ใช้ได้', en: 'Issued' }, where: ['status:is:issued'] },
      { label: { th: 'ออกฉบับใหม่แทน', en: 'Replaced' }, where: ['status:is:replaced'] },
      { label: { th: 'เพิกถอน', en: 'Revoked' }, where: ['status:is:revoked'] },
    ],
    charts: [{ label: { th: 'วุฒิบัตรที่ออกตามเดือน', en: 'Certificates by month' }, over: 'issuedAt', stride: 'month' }],
    views: [
      { name: 'all', label: { th: 'ทั้งหมด', en: 'All' }, rows: {} },
      { name: 'issued', label: { th: 'ออกแล้ว', en: 'Issued' }, rows: { status: 'issued' } },
      {
        name: 'ended',
        label: { th: 'หมดอายุหรือออกแทน', en: 'Ended' },
        rows: { status: { $in: ['expired', 'replaced'] } },
      },
      { name: 'revoked', label: { th: 'เพิกถอน', en: 'Revoked' }, rows: { status: 'revoked' } },
    ],
  },
  form: [
    {
      title: { th: 'ข้อความบนวุฒิบัตร', en: 'Printed facts' },
      fields: [
        'number',
        'name',
        'nameEn',
        'courseName',
        'hours',
        'result',
        'issuer',
        'completedOn',
        'issuedAt',
        'expiresAt',
      ],
    },
    { title: { th: 'ที่มา', en: 'Source' }, fields: ['kind', 'userID', 'courseID', 'enrollID', 'code', 'issuedBy'] },
    {
      title: { th: 'สถานะ', en: 'Status' },
      fields: ['status', 'reason', 'revokedAt', 'endedAt', 'replaces', 'replacedBy'],
    },
  ],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    certification: typeof certification
  }
}
