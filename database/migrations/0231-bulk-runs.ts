import { sqlMigration } from '#platform/data/database/migrate.ts'

/** What is done to more rows than one request does, as far as it is; its batches say which rows were done. */
export const bulkRuns = sqlMigration('0231-bulk-runs', [
  `create table bulk_run (
    _id text collate "C" primary key,
    site text collate "C" not null references site (_id) on delete cascade,
    collection text collate "C" not null,
    "userSite" text collate "C" not null,
    "user" text collate "C" not null,
    deed jsonb not null,
    items jsonb not null,
    at integer not null default 0,
    total integer not null,
    done integer not null default 0,
    failed integer not null default 0,
    whys jsonb not null default '[]',
    state text collate "C" not null default 'running' check (state in ('running', 'done', 'cancelled', 'stopped')),
    href text not null,
    "undoneBy" text collate "C",
    "createdAt" timestamptz not null,
    "endedAt" timestamptz,
    foreign key ("userSite", "user") references "user" (site, _id) on delete cascade
  )`,
  `create index bulk_run_by_age on bulk_run ("createdAt")`,
  `alter table edit_batch add column run text collate "C"`,
  `create index edit_batch_of_run on edit_batch (run) where run is not null`,
])
