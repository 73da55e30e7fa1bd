import { isAtLeast, isStaff, type Viewer } from '#platform/data/access/viewer.ts'
import { cleanKey } from '#platform/data/collection/clean.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  boolean,
  cascading,
  choice,
  computed,
  entries,
  exampled,
  immutable,
  initially,
  kind,
  number,
  numberBetween,
  only,
  optional,
  people,
  reference,
  timed,
  withHint,
  withUnit,
} from '#platform/data/collection/field-builders.ts'
import { exampleId } from '#platform/http/openapi/example-id.ts'
import { roundTypeChoices } from '../rules/choices.ts'

const byManager = (viewer: Viewer) => isAtLeast(viewer, 'manager')
const accessCode = kind('code', 'text collate "C"', cleanKey(40))
const moment = (th: string, en: string) => exampled(() => null, optional(timed(th, en)))
const minutes = { th: 'นาที', en: 'minutes' }

/** Published rounds of everybody and of the learner’s own round, and those that a lecturer teaches or watches. */
const ofPeople = (viewer: Viewer) =>
  viewer.role === 'user' && {
    $or: [
      { status: true, roundID: null, enrolments: { userID: viewer.id } },
      { status: true, roundEnrolments: { userID: viewer.id } },
      { course: { taughtBy: viewer.id } },
      { watchedBy: viewer.id },
    ],
  }

/** When and for whom an exam takes place: one row for each sitting of a type (decision 610). */
export const examRound = defineCollection({
  name: 'exam_round',
  label: { th: 'รอบสอบ', en: 'exam round' },
  plural: { th: 'รอบสอบ', en: 'Exam rounds' },
  site: null,
  softDelete: true,
  history: true,
  title: ['type', 'round'],
  fields: {
    examID: immutable(cascading(exampled(() => exampleId('exam'), reference('exam')('ชุดข้อสอบ', 'Exam')))),
    type: immutable(initially('final', choice(roundTypeChoices)('ประเภทการสอบ', 'Type'))),
    round: immutable(exampled((n) => n, initially(1, numberBetween(1, 999)('รอบที่', 'Round')))),
    status: initially(false, boolean('เปิดให้ผู้เรียนเห็น', 'Published')),
    opensAt: exampled(() => null, optional(timed('เปิดสอบ', 'Opens'))),
    closesAt: moment('ปิดสอบ', 'Closes'),
    resultsAt: moment('ประกาศผล', 'Results'),
    reviewUntil: moment('ดูข้อสอบย้อนหลังได้ถึง', 'Review until'),
    appealUntil: moment('ยื่นทบทวนผลได้ถึง', 'Appeal until'),
    graceMinutes: initially(
      2,
      withHint(
        { th: 'เวลารับคำตอบที่ส่งช้าเพราะสัญญาณขัดข้อง', en: 'Answers that a bad connection delayed still count.' },
        withUnit(minutes, numberBetween(0, 10)('เวลาผ่อนผัน', 'Grace')),
      ),
    ),
    code: only(
      { read: (viewer) => byManager(viewer) },
      exampled(
        () => '',
        initially(
          '',
          withHint(
            {
              th: 'ผู้เรียนต้องใส่รหัสนี้ก่อนเริ่ม เว้นว่างหากไม่ใช้',
              en: 'Learners enter it before they start. Leave empty for none.',
            },
            accessCode('รหัสเข้าสอบ', 'Access code'),
          ),
        ),
      ),
    ),
    roundID: exampled(
      () => null,
      optional(
        cascading(
          withHint(
            { th: 'เว้นว่างหากเปิดให้ผู้เรียนทุกรุ่น', en: 'Leave empty for the learners of all rounds' },
            reference('course_round')('รุ่นของหลักสูตร', 'Round of the course'),
          ),
        ),
      ),
    ),
    room: exampled(() => null, optional(reference('room')('ห้องสอบ', 'Room'))),
    invigilators: initially<{ id: string | null; name: string }[], string | { id: string | null; name: string }[]>(
      [],
      people('lecturer')('ผู้คุมสอบ', 'Invigilators'),
    ),
    watchedBy: only(
      { read: (viewer) => isStaff(viewer) || (viewer.role === 'user' && { watchedBy: viewer.id }) },
      computed<string[], string[]>([], entries('บัญชีของผู้คุมสอบ', 'Accounts of invigilators')),
    ),
    courseID: computed('', cascading(reference('course')('หลักสูตร', 'Course'))),
    examVersion: computed(0, number('เวอร์ชันของชุดข้อสอบ', 'Exam version')),
  },
  relations: {
    exam: { to: 'exam', from: 'examID', at: '_id' },
    course: { to: 'course', from: 'courseID', at: '_id' },
    courseRound: { to: 'course_round', from: 'roundID', at: '_id' },
    enrolments: { to: 'enroll', from: 'courseID', at: 'courseID' },
    roundEnrolments: { to: 'enroll', from: 'roundID', at: 'roundID' },
  },
  uniques: [['examID', 'type', 'round']],
  indexes: [['opensAt'], ['closesAt'], ['createdAt desc']],
  access: {
    read: (viewer) => isStaff(viewer) || ofPeople(viewer),
    create: byManager,
    update: byManager,
    remove: byManager,
  },
  list: {
    columns: ['examID', 'type', 'round', 'opensAt', 'closesAt', 'room', 'status'],
    search: [],
    sort: 'opensAt desc',
    state: 'status',
    usedIn: ['exam_attempt.roundID'],
  },
  form: [
    { title: { th: 'รอบสอบ', en: 'Exam round' }, fields: ['examID', 'type', 'round', 'roundID', 'status'] },
    {
      title: { th: 'เวลา', en: 'Times' },
      fields: ['opensAt', 'closesAt', 'graceMinutes', 'resultsAt', 'reviewUntil', 'appealUntil'],
    },
    { title: { th: 'การคุมสอบ', en: 'Invigilation' }, fields: ['code', 'room', 'invigilators'] },
  ],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    exam_round: typeof examRound
  }
}
