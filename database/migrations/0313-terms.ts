import { sqlMigration } from '#platform/data/database/migrate.ts'

export const terms = sqlMigration('0313-terms', [
  `create table "term" (
    site text collate "C" not null references site (_id),
    _id text collate "C" not null,
    "createdAt" timestamptz not null,
    "updatedAt" timestamptz not null,
    version integer not null default 1,
    "name" text collate "und-x-icu" not null,
    "startsOn" date not null,
    "endsOn" date not null,
    search text not null default '',
    "removedAt" timestamptz,
    "removedBy" text collate "C",
    "removedWith" text collate "C",
    primary key (site, _id)
  )`,
  `create unique index "term_unique_name" on "term" (site, "name") where "removedAt" is null`,
  `create index "term_by_startsOn" on "term" (site, "startsOn" desc, _id) where "removedAt" is null`,
  `create index "term_search" on "term" using gin (search gin_trgm_ops) where "removedAt" is null`,
  `create index "term_removed" on "term" (site, "removedAt" desc, _id) where "removedAt" is not null`,
])
