import { sqlMigration } from '#platform/data/database/migrate.ts'

export const assetLives = sqlMigration('0282-asset-lives', [
  `alter table "asset" add column "usedFrom" date`,
  `alter table "asset" add column "room" text collate "C"`,
  `alter table "asset" add column "returnNote" text`,
  `alter table "configuration" add column "assetDepreciation" boolean not null default false`,
  `alter table "configuration" alter column "assetDepreciation" drop default`,
  `create table "asset_life" (
    site text collate "C" not null references site (_id),
    _id text collate "C" not null,
    "createdAt" timestamptz not null,
    "updatedAt" timestamptz not null,
    version integer not null default 1,
    "category" text collate "C" not null,
    "years" integer not null,
    "salvage" numeric(12,2) not null,
    search text not null default '',
    "removedAt" timestamptz,
    "removedBy" text collate "C",
    "removedWith" text collate "C",
    primary key (site, _id)
  )`,
  `create unique index "asset_life_unique_category" on "asset_life" (site, "category") where "removedAt" is null`,
  `alter table "asset" add constraint "asset_to_room" foreign key (site, "room") references "room" (site, _id)`,
  `create index "asset_by_room" on "asset" (site, "room" nulls first, _id) where "removedAt" is null`,
  `create index "asset_life_search" on "asset_life" using gin (search gin_trgm_ops) where "removedAt" is null`,
  `create index "asset_life_removed" on "asset_life" (site, "removedAt" desc, _id) where "removedAt" is not null`,
])
