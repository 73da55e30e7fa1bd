import { sqlMigration } from '#platform/data/database/migrate.ts'

/** The day of the last completed lesson, or of the first credit hours, or of the last change of the enrolment. */
const completionDay = `coalesce(
  (select min("earnedOn") from hours_entry where site = enroll.site and "enrollID" = enroll._id and kind = 'earned'),
  (select (max("createdAt") at time zone 'Asia/Bangkok')::date from lesson_completion
    where site = enroll.site and "enrollID" = enroll._id and "removedAt" is null),
  (enroll."updatedAt" at time zone 'Asia/Bangkok')::date)`

/** Every enrolment is in its first attempt. Completed ones get the day of their completion; no course has a validity yet. */
export const trainingAgain = sqlMigration('0580-training-again', [
  `alter table "course" add column "validMonths" integer`,
  `alter table "enroll" add column "attempt" integer not null default 1`,
  `alter table "enroll" alter column "attempt" drop default`,
  `alter table "enroll" add column "attemptFrom" timestamp with time zone`,
  `alter table "enroll" add column "completedOn" date`,
  `update enroll set "completedOn" = ${completionDay} where analytics ->> 'status' = 'complete'`,
  `alter table "enroll" add column "validUntil" date`,
  `alter table "enroll" add column "remindedAt" timestamp with time zone`,
  `alter table "hours_entry" add column "attempt" integer not null default 1`,
  `alter table "hours_entry" alter column "attempt" drop default`,
  `create table "enrolment_attempt" (
    site text collate "C" not null references site (_id),
    _id text collate "C" not null,
    "createdAt" timestamptz not null,
    "updatedAt" timestamptz not null,
    version integer not null default 1,
    "userID" text collate "C" not null,
    "enrollID" text collate "C" not null,
    "courseID" text collate "C" not null,
    "number" integer not null,
    "roundID" text collate "C",
    "startedAt" timestamptz not null,
    "completedOn" date not null,
    "validUntil" date,
    "percent" integer not null,
    "passed" boolean not null,
    "hours" numeric(10,1) not null,
    "progressFrom" timestamptz,
    "endsOn" date,
    search text not null default '',
    primary key (site, _id)
  )`,
  `create unique index "enrolment_attempt_unique_enrollID_number" on "enrolment_attempt" (site, "enrollID", "number")`,
  `alter table "enrolment_attempt" add constraint "enrolment_attempt_to_userID" foreign key (site, "userID") references "user" (site, _id)`,
  `alter table "enrolment_attempt" add constraint "enrolment_attempt_to_courseID" foreign key (site, "courseID") references "course" (site, _id)`,
  `alter table "enrolment_attempt" add constraint "enrolment_attempt_to_roundID" foreign key (site, "roundID") references "course_round" (site, _id)`,
  `create index "enroll_by_validUntil" on "enroll" (site, "validUntil" nulls first, _id) where "removedAt" is null`,
  `create index "enrolment_attempt_by_userID_completedOn" on "enrolment_attempt" (site, "userID", "completedOn" desc, _id)`,
  `create index "enrolment_attempt_by_completedOn" on "enrolment_attempt" (site, "completedOn" desc, _id)`,
  `create index "enrolment_attempt_by_courseID_completedOn" on "enrolment_attempt" (site, "courseID", "completedOn" desc, _id)`,
  `create index "enrolment_attempt_by_roundID" on "enrolment_attempt" (site, "roundID" nulls first, _id)`,
])
