import { sqlMigration } from '#platform/data/database/migrate.ts'

export const redirects = sqlMigration('0380-redirects', [
  `create table "redirect" (
    site text collate "C" not null references site (_id),
    _id text collate "C" not null,
    "createdAt" timestamptz not null,
    "updatedAt" timestamptz not null,
    version integer not null default 1,
    "path" text collate "C" not null,
    "target" text collate "C" not null,
    "kind" text collate "C" not null,
    "active" boolean not null,
    "hits" integer not null,
    "lastAt" timestamptz,
    "note" text not null,
    search text not null default '',
    "removedAt" timestamptz,
    "removedBy" text collate "C",
    "removedWith" text collate "C",
    primary key (site, _id)
  )`,
  `create table "lost_address" (
    site text collate "C" not null references site (_id),
    _id text collate "C" not null,
    "createdAt" timestamptz not null,
    "updatedAt" timestamptz not null,
    version integer not null default 1,
    "path" text collate "C" not null,
    "hits" integer not null,
    "lastAt" timestamptz not null,
    "referrer" text collate "C",
    "by" text collate "C" not null,
    search text not null default '',
    primary key (site, _id)
  )`,
  `create unique index "redirect_unique_path" on "redirect" (site, "path") where "removedAt" is null`,
  `create unique index "lost_address_unique_path" on "lost_address" (site, "path")`,
  `create index "redirect_by_createdAt" on "redirect" (site, "createdAt" desc, _id) where "removedAt" is null`,
  `create index "redirect_search" on "redirect" using gin (search gin_trgm_ops) where "removedAt" is null`,
  `create index "redirect_removed" on "redirect" (site, "removedAt" desc, _id) where "removedAt" is not null`,
  `create index "lost_address_by_hits" on "lost_address" (site, "hits" desc, _id)`,
  `create index "lost_address_search" on "lost_address" using gin (search gin_trgm_ops)`,
])
