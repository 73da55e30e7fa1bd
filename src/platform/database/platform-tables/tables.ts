const key = 'text collate "C"'
const ofUser = 'foreign key ("userSite", "user") references "user" (site, _id) on delete cascade'

/** The tables that every collection refers to. */
export const tablesBeforeCollections: readonly string[] = [
  `create table site (
  _id ${key} primary key,
  parent ${key} references site (_id),
  "createdAt" timestamptz not null
)`,
  `create index site_by_parent on site (parent)`,
]

/** The tables that refer to the collection `user`. */
export const tablesAfterCollections: readonly string[] = [
  `create table "grant" (
  "userSite" ${key} not null,
  "user" ${key} not null,
  site ${key} not null references site (_id) on delete cascade,
  role ${key} not null check (role in ('root', 'superadmin', 'admin', 'manager', 'member')),
  primary key (site, "userSite", "user"),
  ${ofUser}
)`,
  `create index grant_by_user on "grant" ("userSite", "user")`,
  `create table credential (
  site ${key} not null,
  "user" ${key} not null,
  hash text not null,
  salt text,
  "updatedAt" timestamptz not null,
  primary key (site, "user"),
  foreign key (site, "user") references "user" (site, _id) on delete cascade
)`,
  `create table session (
  hash ${key} primary key,
  site ${key} not null references site (_id) on delete cascade,
  "userSite" ${key} not null,
  "user" ${key} not null,
  interface ${key} not null,
  "createdAt" timestamptz not null,
  "seenAt" timestamptz not null,
  "expiresAt" timestamptz not null,
  "isChosen" boolean not null default true,
  "ofStaff" ${key} references session (hash) on update cascade on delete cascade,
  "provedAt" timestamptz not null,
  browser ${key},
  device ${key},
  ${ofUser}
)`,
  `create index session_by_staff on session ("ofStaff") where "ofStaff" is not null`,
  `create table acting (
  _id ${key} primary key,
  site ${key} not null references site (_id) on delete cascade,
  "user" ${key} not null,
  actor ${key} not null,
  "actorName" text not null,
  reason text not null,
  "startedAt" timestamptz not null,
  "endsAt" timestamptz not null,
  "endedAt" timestamptz,
  foreign key (site, "user") references "user" (site, _id) on delete cascade
)`,
  `create index acting_by_user on acting (site, "user", "startedAt" desc)`,
  `create table directory_person (
  site ${key} not null,
  "externalID" ${key} not null,
  "user" ${key} not null,
  "isOff" boolean not null,
  primary key (site, "externalID"),
  unique (site, "user"),
  foreign key (site, "user") references "user" (site, _id) on delete cascade
)`,
  `create table directory_sync (
  site ${key} primary key references site (_id) on delete cascade,
  job bigint,
  "by" text not null,
  "startedAt" timestamptz not null,
  "endedAt" timestamptz,
  result jsonb
)`,
  `create table sign_in_pending (
  hash ${key} primary key,
  site ${key} not null references site (_id) on delete cascade,
  "userSite" ${key} not null,
  "user" ${key} not null,
  interface ${key} not null,
  remember boolean not null,
  tries smallint not null,
  "expiresAt" timestamptz not null,
  ${ofUser}
)`,
  `create index sign_in_pending_by_site on sign_in_pending (site)`,
  `create index sign_in_pending_by_user on sign_in_pending ("userSite", "user")`,
  `create index sign_in_pending_by_expiry on sign_in_pending ("expiresAt")`,
  `create table totp (
  "userSite" ${key} not null,
  "user" ${key} not null,
  secret jsonb not null,
  "confirmedAt" timestamptz,
  "lastStep" integer not null,
  "createdAt" timestamptz not null,
  primary key ("userSite", "user"),
  ${ofUser}
)`,
  `create table recovery_code (
  "userSite" ${key} not null,
  "user" ${key} not null,
  hash ${key} not null,
  "usedAt" timestamptz,
  primary key ("userSite", "user", hash),
  ${ofUser}
)`,
  `create table passkey (
  id ${key} primary key,
  "userSite" ${key} not null,
  "user" ${key} not null,
  "rpId" ${key} not null,
  "publicKey" text not null,
  counter bigint not null,
  transports jsonb not null,
  name text not null,
  "createdAt" timestamptz not null,
  "usedAt" timestamptz,
  ${ofUser}
)`,
  `create index passkey_by_user on passkey ("userSite", "user")`,
  `create table passkey_challenge (
  hash ${key} primary key,
  site ${key} not null references site (_id) on delete cascade,
  purpose ${key} not null check (purpose in ('register', 'prove', 'sign-in')),
  bound ${key} not null,
  "expiresAt" timestamptz not null
)`,
  `create index passkey_challenge_by_site on passkey_challenge (site)`,
  `create index passkey_challenge_by_expiry on passkey_challenge ("expiresAt")`,
  `create table password_request (
  handle ${key} primary key,
  site ${key} not null references site (_id) on delete cascade,
  "userSite" ${key} not null,
  "user" ${key} not null,
  purpose ${key} not null check (purpose in ('reset', 'activate')),
  hash ${key} not null,
  email ${key} not null,
  "createdAt" timestamptz not null,
  "expiresAt" timestamptz not null,
  unique ("userSite", "user"),
  ${ofUser}
)`,
  `create index password_request_by_site on password_request (site)`,
  `create index password_request_by_expiry on password_request ("expiresAt")`,
  `create index session_by_user on session ("userSite", "user")`,
  `create index session_by_expiry on session ("expiresAt")`,
  `create table hand_over (
  hash ${key} primary key,
  session ${key} not null references session (hash) on delete cascade,
  site ${key} not null references site (_id) on delete cascade,
  "expiresAt" timestamptz not null
)`,
  `create index hand_over_by_session on hand_over (session)`,
  `create index hand_over_by_site on hand_over (site)`,
  `create table office_layout (
  "userSite" ${key} not null,
  "user" ${key} not null,
  density ${key} not null check (density in ('comfortable', 'compact')),
  scheme ${key} not null check (scheme in ('auto', 'light', 'dark')),
  start ${key} not null,
  primary key ("userSite", "user"),
  ${ofUser}
)`,
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
