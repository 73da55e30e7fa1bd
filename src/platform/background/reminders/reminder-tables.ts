const key = 'text collate "C"'
const ofUser = `foreign key (site, "user") references "user" (site, _id) on delete cascade`

/**
 * Settings of a site, choices of a learner, and sent reminders. A reminder is sent once: the transaction that sends it writes the
 * unique key of `reminder_sent`.
 */
export const reminderTables: readonly string[] = [
  `create table reminder_setting (
  site ${key} primary key references site (_id) on delete cascade,
  "offKinds" jsonb not null,
  "idleDays" integer not null check ("idleDays" between 3 and 365)
)`,
  `create table reminder_person (
  site ${key} not null references site (_id) on delete cascade,
  "user" ${key} not null,
  "quietFrom" ${key} not null,
  "quietTo" ${key} not null,
  locale ${key} not null check (locale in ('th', 'en')),
  primary key (site, "user"),
  ${ofUser}
)`,
  `create table reminder_choice (
  site ${key} not null references site (_id) on delete cascade,
  "user" ${key} not null,
  kind ${key} not null,
  notice boolean not null,
  email boolean not null,
  primary key (site, "user", kind),
  ${ofUser}
)`,
  `create table reminder_sent (
  site ${key} not null references site (_id) on delete cascade,
  _id ${key} not null,
  kind ${key} not null,
  "user" ${key} not null,
  subject ${key} not null,
  occurrence ${key} not null,
  course ${key},
  title jsonb not null,
  text jsonb,
  href text not null,
  notice boolean not null,
  mail ${key},
  "sendAt" timestamptz,
  "expiresAt" timestamptz,
  reason ${key} check (reason in ('off', 'noEmail', 'over')),
  "createdAt" timestamptz not null,
  primary key (site, _id),
  unique (site, kind, "user", subject, occurrence),
  ${ofUser}
)`,
  `create index reminder_sent_by_person on reminder_sent (site, "user", "createdAt" desc)`,
  `create index reminder_sent_by_course on reminder_sent (site, course, "createdAt" desc)`,
  `create index reminder_sent_waiting on reminder_sent (site, "sendAt") where "sendAt" is not null`,
  `create index reminder_sent_by_site on reminder_sent (site, "createdAt" desc)`,
  `create index reminder_sent_by_age on reminder_sent ("createdAt")`,
]
