import { sqlMigration } from '#platform/data/database/migrate.ts'

/** Which elements of the public site are shown. */
export const displayFlags = sqlMigration('0821-display-flags', [
  `create table "display_flag" (
    site text collate "C" not null references site (_id),
    _id text collate "C" not null,
    "createdAt" timestamptz not null,
    "updatedAt" timestamptz not null,
    version integer not null default 1,
    "code" text collate "C" not null,
    "shown" boolean not null,
    "note" text collate "und-x-icu" not null,
    search text not null default '',
    primary key (site, _id)
  )`,
  `create unique index "display_flag_unique_code" on "display_flag" (site, "code")`,
  `create index "display_flag_search" on "display_flag" using gin (search gin_trgm_ops)`,
])
