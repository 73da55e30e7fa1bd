import { sqlMigration } from '#platform/data/database/migrate.ts'

export const peopleOfBranches = sqlMigration('0271-people-of-branches', [
  `alter table "lecturer" add column "institution" text collate "C"`,
  `alter table "enroll" add column "branch" text collate "C"`,
  `alter table "user" add column "branch" text collate "C"`,
  `alter table "branch" add column "map" text collate "C"`,
  `alter table "room" add column "branch" text collate "C"`,
  `alter table "lecturer" add constraint "lecturer_to_institution" foreign key (site, "institution") references "institution" (site, _id)`,
  `alter table "enroll" add constraint "enroll_to_branch" foreign key (site, "branch") references "branch" (site, _id)`,
  `alter table "user" add constraint "user_to_branch" foreign key (site, "branch") references "branch" (site, _id)`,
  `alter table "room" add constraint "room_to_branch" foreign key (site, "branch") references "branch" (site, _id)`,
  `create index "lecturer_by_institution" on "lecturer" (site, "institution" nulls first, _id) where "removedAt" is null`,
  `create index "enroll_by_branch" on "enroll" (site, "branch" nulls first, _id) where "removedAt" is null`,
  `create index "user_by_branch" on "user" (site, "branch" nulls first, _id) where "removedAt" is null`,
  `create index "room_by_branch" on "room" (site, "branch" nulls first, _id) where "removedAt" is null`,
])
