import { sqlMigration } from '#platform/data/database/migrate.ts'

/** The days of training of a course at a place: what the yearly calendar stands on (decision 0350). */
export const trainingDays = sqlMigration('0350-training-days', [
  `alter table "course" add column "startDate" date`,
  `alter table "course" add column "endDate" date`,
])
