import { peopleTables } from './people-tables.ts'

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

/** The tables that refer to the collection `user`, and those that come after them. */
export const tablesAfterCollections: readonly string[] = [
  ...peopleTables,
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
  `create table chore (
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
  `create function history_stays() returns trigger language plpgsql as $$
begin
  raise exception 'history stays as it was written' using errcode = 'insufficient_privilege';
end $$`,
  'create trigger history_stays before update or delete on history for each row execute function history_stays()',
  'create trigger history_is_not_emptied before truncate on history for each statement execute function history_stays()',
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
