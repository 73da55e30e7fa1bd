import { isAtLeast, isStaff, type Viewer } from '#platform/data/access/viewer.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  boolean,
  choice,
  computed,
  exampled,
  initially,
  instant,
  jsonOf,
  longtext,
  number,
  optional,
  reference,
  shownWhen,
  text,
  withHint,
} from '#platform/data/collection/field-builders.ts'
import { exampleId } from '#platform/http/openapi/example-id.ts'
import type { SurveyQuestion } from '../rules/survey-question.ts'
import { audiences, surveyStatuses } from '../rules/survey-state.ts'
import { surveyActions } from './survey-actions.ts'
import { surveyQuestions } from './survey-questions.ts'

const byManager = (viewer: Viewer) => isAtLeast(viewer, 'manager')
const moment = (th: string, en: string) => exampled(() => null, optional(instant(th, en)))

/** A survey with its questions. Learners read those that they may answer, or might have answered (decision 611). */
export const survey = defineCollection({
  name: 'survey',
  label: { th: 'แบบสำรวจ', en: 'survey' },
  plural: { th: 'แบบสำรวจ', en: 'Surveys' },
  site: 'unit',
  softDelete: true,
  history: true,
  title: ['name'],
  fields: {
    name: text('ชื่อแบบสำรวจ', 'Name'),
    intro: initially(
      '',
      withHint({ th: 'ผู้เรียนอ่านก่อนตอบ', en: 'Learners read it before they answer' }, longtext('คำชี้แจง', 'Introduction')),
    ),
    audience: initially('course', choice(audiences)('ผู้ตอบ', 'Who answers')),
    courseID: shownWhen(
      { audience: { $in: ['course', 'completed'] } },
      exampled(() => exampleId('course'), optional(reference('course')('หลักสูตร', 'Course'))),
      { isRequired: true },
    ),
    isAnonymous: initially(
      false,
      withHint(
        {
          th: 'ไม่มีใครรู้ว่าใครตอบอะไร ผลแสดงเป็นกลุ่มอย่างน้อย 5 คำตอบ เปลี่ยนไม่ได้หลังมีผู้ตอบ',
          en: 'Nobody learns who answered what. Results are displayed in groups of at least 5. You cannot change this after somebody answered',
        },
        boolean('ไม่ระบุตัวตน', 'Anonymous'),
      ),
    ),
    opensAt: moment('เปิดตั้งแต่', 'Opens at'),
    closesAt: moment('ปิดเมื่อ', 'Closes at'),
    questions: exampled(
      () => [],
      initially<SurveyQuestion[], SurveyQuestion[]>([], jsonOf(surveyQuestions)('คำถาม', 'Questions')),
    ),
    questionVersion: computed(1, number('เวอร์ชันของคำถาม', 'Version of the questions')),
    status: exampled(() => 'draft', initially('draft', choice(surveyStatuses)('สถานะ', 'Status'))),
  },
  relations: {
    course: { to: 'course', from: 'courseID', at: '_id' },
    enrolments: { to: 'enroll', from: 'courseID', at: 'courseID' },
  },
  indexes: [['courseID'], ['status', 'closesAt'], ['createdAt desc']],
  access: {
    read: (viewer) => isStaff(viewer) || (viewer.role === 'user' && isFor(viewer)),
    create: byManager,
    update: byManager,
    remove: (viewer) => isAtLeast(viewer, 'admin'),
  },
  actions: surveyActions,
  list: {
    columns: ['name', 'audience', 'courseID', 'isAnonymous', 'opensAt', 'closesAt', 'status'],
    search: ['name'],
    sort: 'createdAt desc',
    state: 'status',
    empty: {
      th: 'เพิ่มแบบสำรวจ แล้วเพิ่มคำถามและเปิดรับคำตอบ',
      en: 'Add a survey, then add its questions and open it.',
    },
    views: [
      { name: 'all', label: { th: 'ทั้งหมด', en: 'All' }, rows: {} },
      { name: 'open', label: { th: 'เปิดอยู่', en: 'Open' }, rows: { status: 'open' } },
      { name: 'draft', label: { th: 'ฉบับร่าง', en: 'Drafts' }, rows: { status: 'draft' } },
      { name: 'closed', label: { th: 'ปิดแล้ว', en: 'Closed' }, rows: { status: 'closed' } },
    ],
  },
  form: [
    { title: { th: 'แบบสำรวจ', en: 'Survey' }, fields: ['name', 'intro'] },
    { title: { th: 'ผู้ตอบ', en: 'Who answers' }, fields: ['audience', 'courseID', 'isAnonymous'] },
    { title: { th: 'ช่วงเวลา', en: 'Period' }, fields: ['opensAt', 'closesAt'] },
  ],
})

/** A waiting or withdrawn enrolment does not count. */
const isFor = ({ id: userID }: Viewer) => ({
  status: { $in: ['open', 'closed'] },
  $or: [
    { audience: 'all' },
    { audience: 'course', enrolments: { userID, standing: 'active' } },
    { audience: 'completed', enrolments: { userID, standing: 'active', 'analytics.status': 'complete' } },
  ],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    survey: typeof survey
  }
}
