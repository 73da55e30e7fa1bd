import type { Generated } from 'kysely'

/** That a site is there, and under which other one; what it is set to is its `configuration`. */
export interface SiteTable {
  _id: string
  parent: string | null
  createdAt: string
}

/** Which rights a member of staff has on a site; the user may be of another site. */
export interface GrantTable {
  userSite: string
  user: string
  site: string
  role: string
}

/** The password of a user, apart from his row so that no query of users can reach it. */
export interface CredentialTable {
  site: string
  user: string
  /** argon2id of the password; with a `salt`, of the SHA-256 that an older client made of password and salt. */
  hash: string
  salt: string | null
  updatedAt: string
}

/** That somebody may set a new password who cannot sign in: one is live for each user, and only the mail holds its secret. */
export interface PasswordRequestTable {
  handle: string
  /** The site that was asked, where alone it is answered. */
  site: string
  userSite: string
  user: string
  purpose: 'reset' | 'activate'
  /** SHA-256 of the secret. */
  hash: string
  /** The address that it was sent to; it ends when the user has another one. */
  email: string
  createdAt: string
  expiresAt: string
}

export interface SessionTable {
  /** SHA-256 of what the cookie holds. */
  hash: string
  site: string
  userSite: string
  user: string
  interface: string
  createdAt: string
  seenAt: string
  expiresAt: string
  /** Whether the person has said that he works on this site now; an administrator of several has to (specification L72). */
  isChosen: Generated<boolean>
}

/** That a session may be carried on to another site, once and soon. */
export interface HandOverTable {
  /** SHA-256 of what the form carries. */
  hash: string
  /** The session that is carried on; where it ends, so does this. */
  session: string
  /** The site that it may be carried to, and no other. */
  site: string
  expiresAt: string
}

/** How a member of staff likes the back office. */
export interface OfficeLayoutTable {
  userSite: string
  user: string
  density: string
  scheme: string
  /** Where he begins; '' is the first list that is his. */
  start: string
}

/** Work to be done in the background: written in the transaction that wants it. */
export interface JobTable {
  _id: Generated<number>
  /** '' for a chore, which is of the whole installation. */
  site: Generated<string>
  kind: string
  payload: unknown
  /** Of two that wait, no two have the same. */
  key: string | null
  state: Generated<'ready' | 'running' | 'failed'>
  tries: Generated<number>
  createdAt: string
  runAt: string
  /** A random word of this one taking: who does not hold it cannot end the job. */
  lease: string | null
  leaseUntil: string | null
  cancelledAt: string | null
  percent: Generated<number>
  word: unknown
  error: string | null
}

/** When a chore is due next. */
export interface ChoreTable {
  name: string
  schedule: string
  dueAt: string
}

/** What a call with an Idempotency-Key was answered, to be answered again (house §1). */
export interface AnsweredCallTable {
  site: string
  key: string
  who: string
  /** Hash of its method, path and body. */
  request: string
  /** JSON, as text so that it is the same to the letter; null until the call is done, which nobody else can see. */
  answer: string | null
  createdAt: string
}

/** Who did what to a row, and when; only ever added to. */
export interface HistoryTable {
  /** '' for a row that every site shares. */
  site: string
  collection: string
  row: string
  version: number
  verb: 'create' | 'update' | 'remove' | 'restore'
  user: string | null
  name: string
  role: string
  at: string
  changes: unknown
}

export interface PlatformTables {
  site: SiteTable
  grant: GrantTable
  credential: CredentialTable
  session: SessionTable
  job: JobTable
  chore: ChoreTable
  password_request: PasswordRequestTable
  hand_over: HandOverTable
  office_layout: OfficeLayoutTable
  answered_call: AnsweredCallTable
  history: HistoryTable
}

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
  ${ofUser}
)`,
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
