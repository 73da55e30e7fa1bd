import { sqlMigration } from '#platform/data/database/migrate.ts'

/** What staff decide of an enrolment; those that are there are open, and were last active when the last lesson was finished. */
export const enrolmentAccess = sqlMigration('0230-enrolment-access', [
  `alter table "enroll" add column "standing" text collate "C" not null default 'active',
    add column "endsOn" date,
    add column "source" text collate "C" not null default 'staff',
    add column "reason" text,
    add column "passed" boolean not null default false,
    add column "progressFrom" timestamptz,
    add column "activeAt" timestamptz`,
  `update "enroll" set "activeAt" = greatest("createdAt", coalesce((select max(done."createdAt") from "lesson_completion" done
    where done.site = "enroll".site and done."enrollID" = "enroll"._id and done."removedAt" is null), "createdAt"))`,
  `alter table "enroll" alter column "activeAt" set not null, alter column "standing" drop default,
    alter column "source" drop default, alter column "passed" drop default`,
  `create index "enroll_by_standing_createdAt" on "enroll" (site, "standing", "createdAt" desc, _id) where "removedAt" is null`,
  `create index "enroll_by_activeAt" on "enroll" (site, "activeAt", _id) where "removedAt" is null`,
])
