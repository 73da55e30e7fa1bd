const key = 'text collate "C"'
const ofUser = 'foreign key ("userSite", "user") references "user" (site, _id) on delete cascade'

/** Data of the office screens: list views, batches of changed rows, and the codes of a workbook. */
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
  ${ofUser}
)`,
  `create index edit_batch_by_age on edit_batch ("createdAt")`,
  `create index edit_batch_by_site on edit_batch (site)`,
  `create index edit_batch_by_user on edit_batch ("userSite", "user")`,
  `create table workbook_code (
  site ${key} not null references site (_id) on delete cascade,
  collection ${key} not null,
  code ${key} not null,
  "row" ${key} not null,
  primary key (site, collection, code)
)`,
  `create index workbook_code_by_row on workbook_code (site, collection, "row")`,
]
