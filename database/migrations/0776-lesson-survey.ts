import { sqlMigration } from '#platform/data/database/migrate.ts'

export const lessonSurvey = sqlMigration('0776-lesson-survey', [
  `alter table "lesson" add column "surveyID" text collate "C"`,
  `alter table "lesson" add constraint "lesson_to_surveyID" foreign key (site, "surveyID") references "survey" (site, _id)`,
  `create index "lesson_by_surveyID" on "lesson" (site, "surveyID" nulls first, _id)`,
])
