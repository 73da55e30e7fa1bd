const key = 'text collate "C"'

/** Bulk operations, and the outcome of each of their items. */
export const bulkOperationTables: readonly string[] = [
  `create table bulk_operation (
  _id ${key} primary key,
  site ${key} not null references site (_id) on delete cascade,
  kind ${key} not null,
  about ${key} not null default '',
  "userSite" ${key} not null,
  "user" ${key} not null,
  params jsonb not null,
  state ${key} not null default 'running' check (state in ('running', 'done', 'cancelled', 'stopped')),
  total integer not null,
  done integer not null default 0,
  batches jsonb not null default '[]',
  "createdAt" timestamptz not null,
  "endedAt" timestamptz,
  progress jsonb not null default '{}',
  failed integer not null default 0,
  "undoneBy" ${key},
  "isExclusive" boolean not null default false,
  foreign key ("userSite", "user") references "user" (site, _id) on delete cascade
)`,
  `create index bulk_operation_by_about on bulk_operation (site, kind, about, "createdAt" desc)`,
  `create unique index bulk_operation_exclusive on bulk_operation (site, kind) where "isExclusive" and state = 'running'`,
  `create index bulk_operation_by_user on bulk_operation ("userSite", "user")`,
  `create table bulk_operation_item (
  operation ${key} not null references bulk_operation (_id) on delete cascade,
  at integer not null,
  title text not null,
  content jsonb not null,
  outcome ${key},
  results jsonb not null default '[]',
  reason jsonb,
  primary key (operation, at)
)`,
  `create index bulk_operation_item_left on bulk_operation_item (operation, at) where outcome is null`,
]
