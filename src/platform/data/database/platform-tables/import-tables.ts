const key = 'text collate "C"'
const ofUser = 'foreign key ("userSite", "user") references "user" (site, _id) on delete cascade'

/** What was found on pages, and files that were read and wait for somebody's choice of what to bring in. */
export const importTables: readonly string[] = [
  `create table page_check (
  site ${key} not null references site (_id) on delete cascade,
  page ${key} not null,
  at timestamptz not null,
  findings jsonb not null,
  primary key (site, page)
)`,
  `create table brought_file (
  _id ${key} primary key,
  site ${key} not null references site (_id) on delete cascade,
  kind ${key} not null,
  name text not null,
  "userSite" ${key} not null,
  "user" ${key} not null,
  told jsonb not null,
  state ${key} not null default 'read' check (state in ('read', 'running', 'done', 'cancelled', 'stopped')),
  options jsonb not null default '{}',
  batches jsonb not null default '[]',
  "isUndone" boolean not null default false,
  "createdAt" timestamptz not null,
  "endedAt" timestamptz,
  ${ofUser}
)`,
  `create index brought_file_by_age on brought_file (site, "createdAt" desc)`,
  `create index brought_file_by_user on brought_file ("userSite", "user")`,
  `create table brought_item (
  file ${key} not null references brought_file (_id) on delete cascade,
  at integer not null,
  key ${key} not null,
  title text not null,
  content jsonb not null,
  told jsonb not null,
  verdict ${key} not null check (verdict in ('new', 'changed', 'same', 'edited')),
  "isChosen" boolean not null,
  outcome ${key} check (outcome in ('created', 'changed', 'failed')),
  why jsonb,
  "row" ${key},
  primary key (file, at)
)`,
  `create table brought_origin (
  site ${key} not null references site (_id) on delete cascade,
  source ${key} not null,
  key ${key} not null,
  "row" ${key} not null,
  version integer not null,
  sha256 ${key} not null,
  primary key (site, source, key)
)`,
  `create table brought_picture (
  file ${key} not null references brought_file (_id) on delete cascade,
  at integer not null,
  url ${key} not null,
  alt text not null,
  outcome ${key} check (outcome in ('kept', 'failed')),
  place ${key},
  why jsonb,
  primary key (file, at)
)`,
]
