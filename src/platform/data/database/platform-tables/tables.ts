import { importTables } from './import-tables.ts'
import { bulkOperationTables } from './bulk-operation-tables.ts'
import { officeTables } from './office-tables.ts'
import { familyTables } from './family-tables.ts'
import { fileTables } from './file-tables.ts'
import { keyTables } from './key-tables.ts'
import { pageTables } from './page-tables.ts'
import { peopleTables } from './people-tables.ts'
import { mailTables } from '#platform/background/mail/mail-tables.ts'
import { reminderTables } from '#platform/background/reminders/reminder-tables.ts'

const key = 'text collate "C"'

/** The tables that every collection refers to. */
export const tablesBeforeCollections: readonly string[] = [
  `create table site (
  _id ${key} primary key,
  parent ${key} references site (_id),
  "createdAt" timestamptz not null
)`,
  `create index site_by_parent on site (parent)`,
]

/** The tables that refer to the collection `user`, and those after them. */
export const tablesAfterCollections: readonly string[] = [
  ...peopleTables,
  ...officeTables,
  ...importTables,
  ...bulkOperationTables,
  ...keyTables,
  ...fileTables,
  ...familyTables,
  ...pageTables,
  ...reminderTables,
  ...mailTables,
  `create table job (
  _id bigint generated always as identity primary key,
  site ${key} not null default '',
  kind ${key} not null,
  payload jsonb not null,
  key ${key},
  state ${key} not null default 'ready' check (state in ('ready', 'running', 'failed')),
  tries integer not null default 0,
  "createdAt" timestamptz not null,
  "runAt" timestamptz not null,
  lease ${key},
  "leaseUntil" timestamptz,
  "cancelledAt" timestamptz,
  percent smallint not null default 0,
  word jsonb,
  error text
)`,
  `create index job_ready on job (kind, "runAt", _id) where state = 'ready'`,
  `create unique index job_waiting on job (site, kind, key) where state = 'ready' and key is not null`,
  `create index job_running on job ("leaseUntil") where state = 'running'`,
  `create table scheduled_job (
  name ${key} primary key,
  schedule text not null,
  "dueAt" timestamptz not null
)`,
  `create table history (
  site ${key} not null,
  collection ${key} not null,
  "row" ${key} not null,
  version integer not null,
  verb ${key} not null check (verb in ('create', 'update', 'remove', 'restore')),
  "user" ${key},
  name text not null,
  role ${key} not null,
  at timestamptz not null,
  changes jsonb not null,
  actor ${key},
  "actorName" text,
  primary key (site, collection, "row", version)
)`,
  `create table notice (
  site ${key} not null references site (_id) on delete cascade,
  _id ${key} not null,
  "userSite" ${key} not null,
  "user" ${key} not null,
  collection ${key},
  "row" ${key},
  title jsonb not null,
  text jsonb,
  href text not null,
  "createdAt" timestamptz not null,
  "readAt" timestamptz,
  topic ${key},
  more integer not null default 0,
  primary key (site, _id),
  foreign key ("userSite", "user") references "user" (site, _id) on delete cascade
)`,
  `create index notice_by_person on notice ("userSite", "user", site, "createdAt" desc)`,
  `create index notice_by_age on notice ("createdAt")`,
  `create function history_stays() returns trigger language plpgsql as $$
begin
  raise exception 'history stays as it was written' using errcode = 'insufficient_privilege';
end $$`,
  'create trigger history_stays before update or delete on history for each row execute function history_stays()',
  'create trigger history_is_not_emptied before truncate on history for each statement execute function history_stays()',
  `create table record_comment (
  site ${key} not null references site (_id) on delete cascade,
  _id ${key} not null,
  collection ${key} not null,
  "row" ${key} not null,
  person ${key} not null,
  name text not null,
  text text not null,
  mentions jsonb not null,
  at timestamptz not null,
  "editedAt" timestamptz,
  primary key (site, _id)
)`,
  `create index record_comment_by_row on record_comment (site, collection, "row", at desc)`,
  `create table site_log (
  _id bigint generated always as identity primary key,
  site ${key} not null references site (_id) on delete cascade,
  at timestamptz not null,
  level ${key} not null check (level in ('error', 'warning')),
  source ${key} not null check (source in ('server', 'browser')),
  text text not null,
  code ${key} not null
)`,
  `create index site_log_by_site on site_log (site, _id desc)`,
  `create index site_log_by_age on site_log (at)`,
  `create table answered_call (
  site ${key} not null references site (_id) on delete cascade,
  key ${key} not null,
  who ${key} not null,
  request ${key} not null,
  answer text,
  "createdAt" timestamptz not null,
  primary key (site, key, who)
)`,
  `create index answered_call_by_age on answered_call ("createdAt")`,
]
