import { sqlMigration } from '#platform/data/database/migrate.ts'

export const sharedCourses = sqlMigration('0270-shared-courses', [
  `alter table "course" add column "sharedBy" text collate "und-x-icu"`,
  `alter table "lesson" add column "sharedFrom" text collate "C"`,
  `create table shared_course (
    site text collate "C" not null references site (_id) on delete cascade,
    _id text collate "C" not null,
    "fromSite" text collate "C" not null references site (_id) on delete cascade,
    course text collate "C" not null,
    mode text collate "C" not null check (mode in ('linked', 'copied')),
    state text collate "C" not null default 'given' check (state in ('given', 'withdrawn', 'ending')),
    problems jsonb not null default '{}',
    by text not null,
    "createdAt" timestamptz not null,
    primary key (site, _id),
    unique (site, "fromSite", course)
  )`,
  `create index shared_course_by_original on shared_course ("fromSite", course)`,
  `create table shared_copy (
    site text collate "C" not null references site (_id) on delete cascade,
    course text collate "C" not null,
    "group" text collate "C" not null,
    share text collate "C" not null,
    hidden boolean not null default false,
    primary key (site, course),
    unique ("group", share, site),
    foreign key ("group", share) references shared_course (site, _id) on delete cascade
  )`,
  `create table followed_job (
    site text collate "C" not null references site (_id) on delete cascade,
    name text collate "C" not null,
    job bigint not null,
    primary key (site, name)
  )`,
])
