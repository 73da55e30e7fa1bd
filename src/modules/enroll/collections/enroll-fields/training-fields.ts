import { isAtLeast, type Viewer } from '#platform/data/access/viewer.ts'
import {
  alsoComputed,
  choice,
  computed,
  date,
  derived,
  exampled,
  headed,
  instant,
  number,
  only,
  optional,
  withHint,
} from '#platform/data/collection/field-builders.ts'
import { type Validity, validities } from '../../commands/training/rules/validity.ts'
import { validityOf } from '../../commands/training/validity-sql.ts'

/** Access that still matters: nobody who is withdrawn trains again. */
function within(...validity: readonly Validity[]) {
  return { validity: { $in: [...validity] }, standing: { $ne: 'withdrawn' } }
}

/** The result of the test at the end of a course. */
const testResults = [
  { value: 'passed', label: { th: 'สอบผ่าน', en: 'Passed' }, tone: 'live' },
  { value: 'failed', label: { th: 'สอบไม่ผ่าน', en: 'Failed' } },
] as const

const byManager = { write: (viewer: Viewer) => isAtLeast(viewer, 'manager') }
const byAdmin = { write: (viewer: Viewer) => isAtLeast(viewer, 'admin') }

/** Tabs of the list of enrolments by how long their training holds. */
export const trainingViews = [
  { name: 'all', label: { th: 'ทั้งหมด', en: 'All' }, rows: {} },
  { name: 'in90', label: { th: 'หมดอายุใน 90 วัน', en: 'Expires in 90 days' }, rows: within('in90', 'in60', 'in30') },
  { name: 'in60', label: { th: 'หมดอายุใน 60 วัน', en: 'Expires in 60 days' }, rows: within('in60', 'in30') },
  { name: 'in30', label: { th: 'หมดอายุใน 30 วัน', en: 'Expires in 30 days' }, rows: within('in30') },
  { name: 'ended', label: { th: 'หมดอายุแล้ว', en: 'Expired' }, rows: within('ended') },
]

/** The present attempt of an enrolment, and how long its training holds (decision 585). */
export const trainingFields = {
  attempt: exampled(() => 1, computed(1, headed({ th: 'ครั้งที่', en: 'Attempt' }, number('เรียนครั้งที่', 'Attempt')))),
  attemptFrom: alsoComputed(
    only(
      byManager,
      exampled(() => null, optional(instant('เริ่มอบรมครั้งนี้เมื่อ', 'This attempt began'))),
    ),
  ),
  completedOn: exampled(() => null, computed(null, optional(date('วันที่เรียนจบ', 'Completed on')))),
  validUntil: exampled(() => null, computed(null, optional(date('ใช้ได้ถึง', 'Valid until')))),
  remindedAt: alsoComputed(
    only(
      byManager,
      exampled(() => null, optional(instant('เจ้าหน้าที่เตือนล่าสุด', 'Last reminded by staff'))),
    ),
  ),
  testResult: alsoComputed(
    only(
      byAdmin,
      exampled(
        () => null,
        optional(
          withHint(
            { th: 'ใช้คำนวณชั่วโมงตามเกณฑ์ เว้นว่างคือไม่มีการสอบ', en: 'Weighs the credit hours. Leave empty without a test' },
            choice(testResults)('ผลสอบ', 'Test result'),
          ),
        ),
      ),
    ),
  ),
  validity: derived(validityOf, optional(choice(validities)('อายุการอบรม', 'Validity'))),
}
