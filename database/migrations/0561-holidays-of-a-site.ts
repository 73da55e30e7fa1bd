import { sqlMigration } from '#platform/data/database/migrate.ts'

/** Holidays that a site adds to the public ones; plans of sessions leave them out. */
export const holidaysOfASite = sqlMigration('0561-holidays-of-a-site', [
  `create table "holiday" (
    site text collate "C" not null references site (_id),
    _id text collate "C" not null,
    "createdAt" timestamptz not null,
    "updatedAt" timestamptz not null,
    version integer not null default 1,
    "day" date not null,
    "name" text collate "und-x-icu" not null,
    "isWorkday" boolean not null,
    search text not null default '',
    "removedAt" timestamptz,
    "removedBy" text collate "C",
    "removedWith" text collate "C",
    primary key (site, _id)
  )`,
  `create unique index "holiday_unique_day" on "holiday" (site, "day") where "removedAt" is null`,
  `create index "holiday_by_day" on "holiday" (site, "day", _id) where "removedAt" is null`,
  `create index "holiday_search" on "holiday" using gin (search gin_trgm_ops) where "removedAt" is null`,
  `create index "holiday_removed" on "holiday" (site, "removedAt" desc, _id) where "removedAt" is not null`,
])
