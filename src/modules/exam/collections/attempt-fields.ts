import { cascading, choice, exampled, number, reference } from '#platform/data/collection/field-builders.ts'
import { exampleId } from '#platform/http/openapi/example-id.ts'
import { roundTypeChoices } from '../rules/choices.ts'

/** Whose sitting it is, of what, and how often: the same in an attempt and in its result. */
export const sittingFields = {
  enrollID: exampled(() => exampleId('enroll'), cascading(reference('enroll')('การลงทะเบียน', 'Enrolment'))),
  userID: reference('user')('ผู้เรียน', 'Learner'),
  courseID: reference('course')('หลักสูตร', 'Course'),
  examID: reference('exam')('ชุดข้อสอบ', 'Exam'),
  type: choice(roundTypeChoices)('ประเภทการสอบ', 'Type'),
  round: number('รอบที่', 'Round'),
}

export const sittingRelations = {
  enrolment: { to: 'enroll', from: 'enrollID', at: '_id' },
  user: { to: 'user', from: 'userID', at: '_id' },
  course: { to: 'course', from: 'courseID', at: '_id' },
  exam: { to: 'exam', from: 'examID', at: '_id' },
}
