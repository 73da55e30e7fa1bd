import { sqlMigration } from '#platform/data/database/migrate.ts'

export const branches = sqlMigration('0164-branches', [
  `alter table "configuration" add column "files" jsonb not null default
    '{"types": ["jpg", "png", "webp", "pdf", "docx", "xlsx", "pptx", "mp4"], "mostMB": 50, "watermark": null}'`,
  `alter table "configuration" alter column "files" drop default`,
  `create table "branch" (
    site text collate "C" not null references site (_id),
    _id text collate "C" not null,
    "createdAt" timestamptz not null,
    "updatedAt" timestamptz not null,
    version integer not null default 1,
    "code" text collate "C" not null,
    "name" text collate "und-x-icu" not null,
    "address" jsonb,
    "phone" text collate "C",
    "manager" text collate "und-x-icu",
    "openingHours" jsonb,
    "active" boolean not null,
    search text not null default '',
    "removedAt" timestamptz,
    "removedBy" text collate "C",
    "removedWith" text collate "C",
    primary key (site, _id)
  )`,
  `create unique index "branch_unique_code" on "branch" (site, "code") where "removedAt" is null`,
  `create index "branch_search" on "branch" using gin (search gin_trgm_ops) where "removedAt" is null`,
  `create index "branch_removed" on "branch" (site, "removedAt" desc, _id) where "removedAt" is not null`,
])
