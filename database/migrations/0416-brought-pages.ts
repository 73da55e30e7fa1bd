import { sqlMigration } from '#platform/data/database/migrate.ts'

/** What was found on pages, and files of pages that were read and wait for somebody's choice. */
export const broughtPages = sqlMigration('0416-brought-pages', [
  `create table page_check (
    site text collate "C" not null references site (_id) on delete cascade,
    page text collate "C" not null,
    at timestamptz not null,
    findings jsonb not null,
    primary key (site, page)
  )`,
  `create table brought_file (
    _id text collate "C" primary key,
    site text collate "C" not null references site (_id) on delete cascade,
    kind text collate "C" not null,
    name text not null,
    "userSite" text collate "C" not null,
    "user" text collate "C" not null,
    told jsonb not null,
    state text collate "C" not null default 'read' check (state in ('read', 'running', 'done', 'cancelled', 'stopped')),
    options jsonb not null default '{}',
    batches jsonb not null default '[]',
    "isUndone" boolean not null default false,
    "createdAt" timestamptz not null,
    "endedAt" timestamptz,
    foreign key ("userSite", "user") references "user" (site, _id) on delete cascade
  )`,
  `create index brought_file_by_age on brought_file (site, "createdAt" desc)`,
  `create table brought_item (
    file text collate "C" not null references brought_file (_id) on delete cascade,
    at integer not null,
    key text collate "C" not null,
    title text not null,
    content jsonb not null,
    told jsonb not null,
    verdict text collate "C" not null check (verdict in ('new', 'changed', 'same', 'edited')),
    "isChosen" boolean not null,
    outcome text collate "C" check (outcome in ('created', 'changed', 'failed')),
    why jsonb,
    "row" text collate "C",
    primary key (file, at)
  )`,
  `create table brought_origin (
    site text collate "C" not null references site (_id) on delete cascade,
    source text collate "C" not null,
    key text collate "C" not null,
    "row" text collate "C" not null,
    version integer not null,
    sha256 text collate "C" not null,
    primary key (site, source, key)
  )`,
])
