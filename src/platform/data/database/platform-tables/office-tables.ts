const key = 'text collate "C"'
const ofUser = 'foreign key ("userSite", "user") references "user" (site, _id) on delete cascade'

/** What the screens of the back office keep: views of lists, what was done to many rows at once, and the codes of a workbook. */
export const officeTables: readonly string[] = [
  `create table list_view (
  _id ${key} primary key,
  site ${key} not null references site (_id) on delete cascade,
  collection ${key} not null,
  "userSite" ${key} not null,
  "user" ${key} not null,
  name text not null,
  query text not null,
  "isShared" boolean not null,
  "createdAt" timestamptz not null,
  ${ofUser}
)`,
  `create index list_view_of_list on list_view (site, collection)`,
  `create index list_view_by_user on list_view ("userSite", "user")`,
  `create table edit_batch (
  _id ${key} primary key,
  site ${key} not null references site (_id) on delete cascade,
  collection ${key} not null,
  "userSite" ${key},
  "user" ${key},
  verb ${key} not null check (verb in ('remove', 'restore', 'update', 'import')),
  "rows" jsonb not null,
  "createdAt" timestamptz not null,
  "undoneAt" timestamptz,
  run ${key},
  ${ofUser}
)`,
  `create index edit_batch_by_age on edit_batch ("createdAt")`,
  `create index edit_batch_of_run on edit_batch (run) where run is not null`,
  `create index edit_batch_by_site on edit_batch (site)`,
  `create index edit_batch_by_user on edit_batch ("userSite", "user")`,
  `create table bulk_run (
  _id ${key} primary key,
  site ${key} not null references site (_id) on delete cascade,
  collection ${key} not null,
  "userSite" ${key} not null,
  "user" ${key} not null,
  deed jsonb not null,
  items jsonb not null,
  at integer not null default 0,
  total integer not null,
  done integer not null default 0,
  failed integer not null default 0,
  whys jsonb not null default '[]',
  state ${key} not null default 'running' check (state in ('running', 'done', 'cancelled', 'stopped')),
  href text not null,
  "undoneBy" ${key},
  "createdAt" timestamptz not null,
  "endedAt" timestamptz,
  ${ofUser}
)`,
  `create index bulk_run_by_age on bulk_run ("createdAt")`,
  `create index bulk_run_by_site on bulk_run (site)`,
  `create index bulk_run_by_user on bulk_run ("userSite", "user")`,
  `create table workbook_code (
  site ${key} not null references site (_id) on delete cascade,
  collection ${key} not null,
  code ${key} not null,
  "row" ${key} not null,
  primary key (site, collection, code)
)`,
  `create index workbook_code_by_row on workbook_code (site, collection, "row")`,
]
