const key = 'text collate "C"'

/** Long work that people left behind, and what became of each of its items. */
export const bulkOperationTables: readonly string[] = [
  `create table errand (
  _id ${key} primary key,
  site ${key} not null references site (_id) on delete cascade,
  kind ${key} not null,
  about ${key} not null default '',
  "userSite" ${key} not null,
  "user" ${key} not null,
  told jsonb not null,
  state ${key} not null default 'running' check (state in ('running', 'done', 'cancelled', 'stopped')),
  total integer not null,
  done integer not null default 0,
  batches jsonb not null default '[]',
  "isUndone" boolean not null default false,
  "createdAt" timestamptz not null,
  "endedAt" timestamptz,
  foreign key ("userSite", "user") references "user" (site, _id) on delete cascade
)`,
  `create index errand_by_about on errand (site, kind, about, "createdAt" desc)`,
  `create index errand_by_user on errand ("userSite", "user")`,
  `create table errand_item (
  errand ${key} not null references errand (_id) on delete cascade,
  at integer not null,
  title text not null,
  content jsonb not null,
  outcome ${key},
  results jsonb not null default '[]',
  why jsonb,
  primary key (errand, at)
)`,
  `create index errand_item_left on errand_item (errand, at) where outcome is null`,
]
