import { sqlMigration } from '#platform/data/database/migrate.ts'

/** A round stores the accounts of its lecturers, as a course does. */
export const lecturersOfRounds = sqlMigration('0571-lecturers-of-rounds', [
  `alter table "course_round" add column "taughtBy" text[] collate "C" not null default '{}'`,
  `alter table "course_round" alter column "taughtBy" drop default`,
  `update "course_round" set "taughtBy" = array(
    select distinct lecturer."userID" from lecturer
    where lecturer.site = course_round.site and lecturer."removedAt" is null and lecturer."userID" is not null
      and course_round.lecturer @> jsonb_build_array(jsonb_build_object('id', lecturer._id))
    order by lecturer."userID")
  where jsonb_array_length(lecturer) > 0`,
  `create index "course_round_in_taughtBy" on "course_round" using gin ("taughtBy") where "removedAt" is null`,
])
