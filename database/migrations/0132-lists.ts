import { sqlMigration } from '#platform/data/database/migrate.ts'

/** Saved views of lists, and what was done to many rows at once, so that it can be undone. */
export const lists = sqlMigration('0132-lists', [
  `create table list_view (
    _id text collate "C" primary key,
    site text collate "C" not null references site (_id) on delete cascade,
    collection text collate "C" not null,
    "userSite" text collate "C" not null,
    "user" text collate "C" not null,
    name text not null,
    query text not null,
    "isShared" boolean not null,
    "createdAt" timestamptz not null,
    foreign key ("userSite", "user") references "user" (site, _id) on delete cascade
  )`,
  `create index list_view_of_list on list_view (site, collection)`,
  `create table edit_batch (
    _id text collate "C" primary key,
    site text collate "C" not null references site (_id) on delete cascade,
    collection text collate "C" not null,
    "userSite" text collate "C",
    "user" text collate "C",
    verb text collate "C" not null check (verb in ('remove', 'restore', 'update', 'import')),
    "rows" jsonb not null,
    "createdAt" timestamptz not null,
    "undoneAt" timestamptz,
    foreign key ("userSite", "user") references "user" (site, _id) on delete cascade
  )`,
  `create index edit_batch_by_age on edit_batch ("createdAt")`,
])
