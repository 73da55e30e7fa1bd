import { sqlMigration } from '#platform/data/database/migrate.ts'

export const geography = sqlMigration('0020-geography', [
  `create table "province" (
    _id text collate "C" not null,
    "createdAt" timestamptz not null,
    "updatedAt" timestamptz not null,
    version integer not null default 1,
    "id" integer not null,
    "name_th" text collate "und-x-icu" not null,
    "name_en" text collate "und-x-icu" not null,
    search text not null default '',
    primary key (_id)
  )`,
  `create table "amphure" (
    _id text collate "C" not null,
    "createdAt" timestamptz not null,
    "updatedAt" timestamptz not null,
    version integer not null default 1,
    "id" integer not null,
    "province_id" integer not null,
    "name_th" text collate "und-x-icu" not null,
    "name_en" text collate "und-x-icu" not null,
    search text not null default '',
    primary key (_id)
  )`,
  `create table "tambon" (
    _id text collate "C" not null,
    "createdAt" timestamptz not null,
    "updatedAt" timestamptz not null,
    version integer not null default 1,
    "id" integer not null,
    "amphure_id" integer not null,
    "name_th" text collate "und-x-icu" not null,
    "name_en" text collate "und-x-icu" not null,
    "zip_code" text collate "C" not null,
    search text not null default '',
    primary key (_id)
  )`,
  `create unique index "province_unique_id" on "province" ("id")`,
  `create index "province_by_name_th" on "province" ("name_th", _id)`,
  `create unique index "amphure_unique_id" on "amphure" ("id")`,
  `create index "amphure_by_province_id_name_th" on "amphure" ("province_id", "name_th", _id)`,
  `create unique index "tambon_unique_id" on "tambon" ("id")`,
  `create index "tambon_by_amphure_id_name_th" on "tambon" ("amphure_id", "name_th", _id)`,
  `create index "tambon_by_zip_code" on "tambon" ("zip_code", _id)`,
])
