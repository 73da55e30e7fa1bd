import { z } from 'zod'
import { nobody } from '#platform/data/access/rule.ts'
import { isAtLeast, isStaff } from '#platform/data/access/viewer.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  exampled,
  immutable,
  instant,
  jsonOf,
  number,
  optional,
  reference,
} from '#platform/data/collection/field-builders.ts'
import type { SurveyAnswers } from '../rules/survey-question.ts'

const answers = z.record(z.string(), z.unknown()) as unknown as z.ZodType<SurveyAnswers, SurveyAnswers>

/** What a learner answered in a survey with names. Anonymous answers are never here (decision 611). */
export const surveyResponse = defineCollection({
  name: 'survey_response',
  label: { th: 'คำตอบแบบสำรวจ', en: 'survey response' },
  plural: { th: 'คำตอบแบบสำรวจ', en: 'Survey responses' },
  site: 'unit',
  title: ['surveyID', 'userID'],
  fields: {
    surveyID: immutable(reference('survey')('แบบสำรวจ', 'Survey')),
    userID: immutable(reference('user')('ผู้ตอบ', 'Learner')),
    enrollID: exampled(() => null, immutable(optional(reference('enroll')('การลงทะเบียน', 'Enrolment')))),
    questionVersion: immutable(number('เวอร์ชันของคำถาม', 'Version of the questions')),
    answers: exampled(() => ({}), immutable(jsonOf(answers, { bytes: 400_000 })('คำตอบ', 'Answers'))),
    submittedAt: immutable(instant('ส่งเมื่อ', 'Submitted at')),
  },
  relations: {
    survey: { to: 'survey', from: 'surveyID', at: '_id' },
    user: { to: 'user', from: 'userID', at: '_id' },
  },
  uniques: [['surveyID', 'userID']],
  indexes: [['surveyID', 'submittedAt desc'], ['userID', 'submittedAt desc'], ['submittedAt desc'], ['createdAt desc']],
  access: {
    read: (viewer) => isStaff(viewer) || (viewer.role === 'user' && { userID: viewer.id }),
    create: nobody,
    update: nobody,
    remove: (viewer) => isAtLeast(viewer, 'admin'),
  },
  list: {
    columns: ['userID', 'surveyID', 'submittedAt'],
    search: [],
    sort: 'submittedAt desc',
    empty: {
      th: 'คำตอบของแบบสำรวจที่ระบุชื่อจะปรากฏที่นี่',
      en: 'Responses to surveys with names appear here.',
    },
  },
  form: [{ title: { th: 'คำตอบ', en: 'Response' }, fields: ['userID', 'surveyID', 'submittedAt'] }],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    survey_response: typeof surveyResponse
  }
}
