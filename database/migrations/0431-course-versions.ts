import { sqlMigration } from '#platform/data/database/migrate.ts'

/** Courses with their lessons as they were; there is none of a course that was there until it is kept or published. */
export const courseVersions = sqlMigration('0431-course-versions', [
  `create table "course_version" (
    site text collate "C" not null references site (_id),
    _id text collate "C" not null,
    "createdAt" timestamptz not null,
    "updatedAt" timestamptz not null,
    version integer not null default 1,
    "courseID" text collate "C" not null,
    "number" integer not null,
    "cause" text collate "C" not null,
    "note" text collate "und-x-icu" not null,
    "by" text collate "und-x-icu" not null,
    "book" jsonb not null,
    search text not null default '',
    "removedAt" timestamptz,
    "removedBy" text collate "C",
    "removedWith" text collate "C",
    primary key (site, _id)
  )`,
  `create unique index "course_version_unique_courseID_number" on "course_version" (site, "courseID", "number") where "removedAt" is null`,
  `alter table "course_version" add constraint "course_version_to_courseID" foreign key (site, "courseID") references "course" (site, _id) on delete cascade`,
  `create index "course_version_by_createdAt" on "course_version" (site, "createdAt" desc, _id) where "removedAt" is null`,
  `create index "course_version_search" on "course_version" using gin (search gin_trgm_ops) where "removedAt" is null`,
  `create index "course_version_removed" on "course_version" (site, "removedAt" desc, _id) where "removedAt" is not null`,
])
