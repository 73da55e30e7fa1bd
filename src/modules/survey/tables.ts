import { defineTable, keyColumn as key } from '#platform/data/private-table/private-table.ts'

/*
 * Anonymous surveys. A ticket says that a person answered. An answer says what somebody answered. They share no key and no time, and both
 * are rewritten in random order before anybody may read answers (decision 611).
 */

export const surveyTicket = defineTable<{ surveyID: string; userID: string }>()({
  name: 'survey_ticket',
  schema: [
    `create table survey_ticket (
  site ${key} not null,
  "surveyID" ${key} not null,
  "userID" ${key} not null,
  primary key (site, "surveyID", "userID"),
  foreign key (site, "surveyID") references survey (site, _id)
)`,
  ],
})

export const surveyAnswer = defineTable<SurveyAnswerRow>()({
  name: 'survey_answer',
  schema: [
    `create table survey_answer (
  site ${key} not null,
  _id ${key} not null,
  "surveyID" ${key} not null,
  "questionVersion" integer not null,
  "isReleased" boolean not null,
  answers text not null,
  primary key (site, _id),
  foreign key (site, "surveyID") references survey (site, _id)
)`,
    `create index survey_answer_by_survey on survey_answer (site, "surveyID", "isReleased")`,
  ],
})

/** `_id` is random: it has no time. Only released answers are ever displayed or exported. */
export interface SurveyAnswerRow {
  _id: string
  surveyID: string
  questionVersion: number
  isReleased: boolean
  answers: string
}
