const key = 'text collate "C"'
const ofUser = 'foreign key ("userSite", "user") references "user" (site, _id) on delete cascade'

/** Findings of page scans, and parsed files that wait for a choice of what to import. */
export const importTables: readonly string[] = [
  `create table page_check (
  site ${key} not null references site (_id) on delete cascade,
  page ${key} not null,
  at timestamptz not null,
  findings jsonb not null,
  primary key (site, page)
)`,
  `create table import_file (
  _id ${key} primary key,
  site ${key} not null references site (_id) on delete cascade,
  kind ${key} not null,
  name text not null,
  "userSite" ${key} not null,
  "user" ${key} not null,
  report jsonb not null,
  "createdAt" timestamptz not null,
  operation ${key},
  ${ofUser}
)`,
  `create index import_file_by_age on import_file (site, "createdAt" desc)`,
  `create index import_file_by_user on import_file ("userSite", "user")`,
  `create table import_item (
  file ${key} not null references import_file (_id) on delete cascade,
  at integer not null,
  key ${key} not null,
  title text not null,
  content jsonb not null,
  report jsonb not null,
  verdict ${key} not null check (verdict in ('new', 'changed', 'same', 'edited')),
  "isChosen" boolean not null,
  outcome ${key} check (outcome in ('created', 'changed', 'failed')),
  reason jsonb,
  "row" ${key},
  primary key (file, at)
)`,
  `create table import_origin (
  site ${key} not null references site (_id) on delete cascade,
  source ${key} not null,
  key ${key} not null,
  "row" ${key} not null,
  version integer not null,
  sha256 ${key} not null,
  primary key (site, source, key)
)`,
  `create table import_image (
  file ${key} not null references import_file (_id) on delete cascade,
  at integer not null,
  url ${key} not null,
  alt text not null,
  outcome ${key} check (outcome in ('kept', 'failed')),
  place ${key},
  reason jsonb,
  primary key (file, at)
)`,
]
