import { sqlMigration } from '#platform/data/database/migrate.ts'

/** Rounds are merged into others, and staff say what becomes of the people in a cancelled one. Learners cancel until some days before. */
export const peopleOfRounds = sqlMigration('0570-people-of-rounds', [
  `alter table "course_round" add column "mergedInto" text collate "C", add column "cancelEffect" text collate "C"`,
  `alter table "course_round" add constraint "course_round_to_mergedInto" foreign key (site, "mergedInto") references "course_round" (site, _id)`,
  `create index "course_round_by_mergedInto" on "course_round" (site, "mergedInto" nulls first, _id)`,
  `alter table "course" add column "cancelUntilDays" integer default 3`,
  `alter table "course" alter column "cancelUntilDays" drop default`,
])
