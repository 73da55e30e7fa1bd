import { clean } from '#platform/data/collection/clean.ts'
import {
  boolean,
  choices,
  date,
  exampled,
  initially,
  kind,
  numberBetween,
  optional,
  shownWhen,
  withHint,
  withUnit,
} from '#platform/data/collection/field-builders.ts'
import { mostOf, readRubric, writeRubric } from '../teaching/assignment/rules/rubric.ts'

const ofAssignments = { kind: 'assignment' }
const days = { th: 'วัน', en: 'days' }
const megabytes = { th: 'MB', en: 'MB' }

/**
 * A rubric as lines of text. Reading and writing use the same format, and an invalid rubric is refused (decision 0486).
 */
const rubric = kind(
  'longtext',
  'text',
  clean(4000).transform((written, check) => {
    const criteria = readRubric(written)
    if (criteria === null || (criteria.length > 0 && mostOf(criteria) === 0))
      check.addIssue({ code: 'custom', message: 'no rubric' })
    return writeRubric(criteria ?? [])
  }),
)

/** The file extensions that an assignment may be limited to. */
const endings = ['pdf', 'docx', 'xlsx', 'pptx', 'jpg', 'png', 'mp4', 'mp3', 'zip'] as const

/** What an assignment requires of a learner's submission. */
export const assignmentFields = {
  rubric: shownWhen(
    ofAssignments,
    exampled(
      () => 'เนื้อหาถูกต้อง: ดีมาก 10, พอใช้ 6, ปรับปรุง 0',
      initially(
        '',
        withHint(
          {
            th: 'บรรทัดละหนึ่งเกณฑ์ ตามด้วยระดับและคะแนน เช่น เนื้อหาถูกต้อง: ดีมาก 10, พอใช้ 6, ปรับปรุง 0',
            en: 'One criterion per line with its levels and points, such as Correct: excellent 10, fair 6, poor 0',
          },
          rubric('เกณฑ์การให้คะแนน', 'Rubric'),
        ),
      ),
    ),
  ),
  passScore: shownWhen(
    ofAssignments,
    optional(
      withHint(
        { th: 'ผู้ตรวจให้ผ่านไม่ได้หากคะแนนต่ำกว่านี้', en: 'Learners with fewer points do not pass' },
        numberBetween(0, 20_000)('คะแนนที่ผ่าน', 'Points to pass'),
      ),
    ),
  ),
  dueOn: shownWhen(ofAssignments, optional(date('ส่งภายในวันที่', 'Due on'))),
  dueDays: shownWhen(
    ofAssignments,
    optional(withUnit(days, numberBetween(1, 3650)('ส่งภายในหลังลงทะเบียน', 'Due after enrolment'))),
  ),
  refusesLate: shownWhen(ofAssignments, initially(false, boolean('ไม่รับงานที่ส่งช้า', 'Refuse late work'))),
  attempts: shownWhen(
    ofAssignments,
    initially(
      0,
      withHint({ th: '0 หมายถึงไม่จำกัด', en: '0 means unlimited' }, numberBetween(0, 100)('ส่งได้กี่ครั้ง', 'Attempts')),
    ),
  ),
  fileTypes: shownWhen(
    ofAssignments,
    initially<(typeof endings)[number][], (typeof endings)[number][]>(
      [],
      withHint(
        { th: 'ไม่เลือก หมายถึงรับทุกชนิดที่เว็บไซต์รับ', en: 'Leave empty to accept all file types of the site' },
        choices(endings.map((value) => ({ value, label: { th: `.${value}`, en: `.${value}` } })))(
          'ชนิดไฟล์ที่รับ',
          'File types',
        ),
      ),
    ),
  ),
  fileMost: shownWhen(
    ofAssignments,
    optional(withUnit(megabytes, numberBetween(1, 2000)('ขนาดไฟล์ไม่เกิน', 'Largest file'))),
  ),
}

export const assignmentFieldNames = Object.keys(assignmentFields) as (keyof typeof assignmentFields)[]
