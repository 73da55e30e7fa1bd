import { sqlMigration } from '#platform/data/database/migrate.ts'

export const reminders = sqlMigration('0530-reminders', [
  `alter table "mail" add column "unsubscribe" text`,
  `create index "lesson_by_dueOn" on "lesson" (site, "dueOn" nulls first, _id) where "removedAt" is null`,
  `create index "lesson_by_dueDays" on "lesson" (site, "dueDays" nulls first, _id) where "removedAt" is null`,
  `create index "enroll_by_endsOn" on "enroll" (site, "endsOn" nulls first, _id) where "removedAt" is null`,
  `create table reminder_setting (
    site text collate "C" primary key references site (_id) on delete cascade,
    "offKinds" jsonb not null,
    "idleDays" integer not null check ("idleDays" between 3 and 365)
  )`,
  `create table reminder_person (
    site text collate "C" not null references site (_id) on delete cascade,
    "user" text collate "C" not null,
    "quietFrom" text collate "C" not null,
    "quietTo" text collate "C" not null,
    locale text collate "C" not null check (locale in ('th', 'en')),
    primary key (site, "user"),
    foreign key (site, "user") references "user" (site, _id) on delete cascade
  )`,
  `create table reminder_choice (
    site text collate "C" not null references site (_id) on delete cascade,
    "user" text collate "C" not null,
    kind text collate "C" not null,
    notice boolean not null,
    email boolean not null,
    primary key (site, "user", kind),
    foreign key (site, "user") references "user" (site, _id) on delete cascade
  )`,
  `create table reminder_sent (
    site text collate "C" not null references site (_id) on delete cascade,
    _id text collate "C" not null,
    kind text collate "C" not null,
    "user" text collate "C" not null,
    subject text collate "C" not null,
    occurrence text collate "C" not null,
    course text collate "C",
    title jsonb not null,
    text jsonb,
    href text not null,
    notice boolean not null,
    mail text collate "C",
    "sendAt" timestamptz,
    "expiresAt" timestamptz,
    reason text collate "C" check (reason in ('off', 'noEmail', 'over')),
    "createdAt" timestamptz not null,
    primary key (site, _id),
    unique (site, kind, "user", subject, occurrence),
    foreign key (site, "user") references "user" (site, _id) on delete cascade
  )`,
  `create index reminder_sent_by_person on reminder_sent (site, "user", "createdAt" desc)`,
  `create index reminder_sent_by_course on reminder_sent (site, course, "createdAt" desc)`,
  `create index reminder_sent_waiting on reminder_sent (site, "sendAt") where "sendAt" is not null`,
  `create index reminder_sent_by_site on reminder_sent (site, "createdAt" desc)`,
  `create index reminder_sent_by_age on reminder_sent ("createdAt")`,
])
