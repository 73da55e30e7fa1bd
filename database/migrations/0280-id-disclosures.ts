import { sqlMigration } from '#platform/data/database/migrate.ts'

export const idDisclosures = sqlMigration('0280-id-disclosures', [
  `create table "id_disclosure" (
    site text collate "C" not null references site (_id),
    _id text collate "C" not null,
    "createdAt" timestamptz not null,
    "updatedAt" timestamptz not null,
    version integer not null default 1,
    "reason" text not null,
    "courses" text not null,
    "people" integer not null,
    "as" text collate "C" not null,
    "by" text collate "C" not null,
    "byName" text collate "und-x-icu" not null,
    search text not null default '',
    primary key (site, _id)
  )`,
  `create index "id_disclosure_by_createdAt" on "id_disclosure" (site, "createdAt" desc, _id)`,
  `create index "id_disclosure_search" on "id_disclosure" using gin (search gin_trgm_ops)`,
])
