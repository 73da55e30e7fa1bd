import { sqlMigration } from '#platform/data/database/migrate.ts'

/** Fields of people that a site defines for itself, and their values. */
export const fieldsOfPeople = sqlMigration('0521-fields-of-people', [
  `alter table "user" add column "fields" jsonb not null default '{}'`,
  `alter table "user" alter column "fields" drop default`,
  `create table "user_field" (
    site text collate "C" not null references site (_id),
    _id text collate "C" not null,
    "createdAt" timestamptz not null,
    "updatedAt" timestamptz not null,
    version integer not null default 1,
    "key" text collate "C" not null,
    "name" text collate "und-x-icu" not null,
    "nameEn" text collate "und-x-icu" not null,
    "type" text collate "C" not null,
    "pattern" text collate "C" not null,
    "choices" text[] collate "C" not null,
    "required" boolean not null,
    "person" text collate "C" not null,
    "staff" text collate "C" not null,
    "registration" boolean not null,
    "profile" boolean not null,
    "order" integer not null,
    "active" boolean not null,
    search text not null default '',
    primary key (site, _id)
  )`,
  `create unique index "user_field_unique_key" on "user_field" (site, "key")`,
  `create index "user_field_search" on "user_field" using gin (search gin_trgm_ops)`,
  `create index "user_field_in_choices" on "user_field" using gin ("choices")`,
])
