import { sqlMigration } from '#platform/data/database/migrate.ts'

/** Long work that people left behind, what became of each of its items; and of which lesson of an earlier edition a lesson was made. */
export const errands = sqlMigration('0455-errands', [
  `create table errand (
    _id text collate "C" primary key,
    site text collate "C" not null references site (_id) on delete cascade,
    kind text collate "C" not null,
    about text collate "C" not null default '',
    "userSite" text collate "C" not null,
    "user" text collate "C" not null,
    told jsonb not null,
    state text collate "C" not null default 'running' check (state in ('running', 'done', 'cancelled', 'stopped')),
    total integer not null,
    done integer not null default 0,
    batches jsonb not null default '[]',
    "isUndone" boolean not null default false,
    "createdAt" timestamptz not null,
    "endedAt" timestamptz,
    foreign key ("userSite", "user") references "user" (site, _id) on delete cascade
  )`,
  `create index errand_by_about on errand (site, kind, about, "createdAt" desc)`,
  `create table errand_item (
    errand text collate "C" not null references errand (_id) on delete cascade,
    at integer not null,
    title text not null,
    content jsonb not null,
    outcome text collate "C",
    results jsonb not null default '[]',
    why jsonb,
    primary key (errand, at)
  )`,
  `create index errand_item_left on errand_item (errand, at) where outcome is null`,
  `alter table "lesson" add column "earlier" text collate "C"`,
])
