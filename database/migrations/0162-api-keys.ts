import { sqlMigration } from '#platform/data/database/migrate.ts'

export const apiKeys = sqlMigration('0162-api-keys', [
  `alter table "configuration" add column "apiKeys" jsonb not null
    default '{"perMinute": 60, "days": 365, "overlapHours": 24}'`,
  `alter table "configuration" alter column "apiKeys" drop default`,
  `create table "api_key" (
    site text collate "C" not null references site (_id),
    _id text collate "C" not null,
    "createdAt" timestamptz not null,
    "updatedAt" timestamptz not null,
    version integer not null default 1,
    "name" text collate "und-x-icu" not null,
    "scopes" text[] collate "C" not null,
    "addresses" text[] collate "C" not null,
    "origins" text[] collate "C" not null,
    "expires" date,
    "perMinute" integer not null,
    "revokedAt" timestamptz,
    search text not null default '',
    primary key (site, _id)
  )`,
  `create index "api_key_by_name" on "api_key" (site, "name", _id)`,
  `create index "api_key_search" on "api_key" using gin (search gin_trgm_ops)`,
  `create index "api_key_in_scopes" on "api_key" using gin ("scopes")`,
  `create index "api_key_in_addresses" on "api_key" using gin ("addresses")`,
  `create index "api_key_in_origins" on "api_key" using gin ("origins")`,
  `create table api_key_secret (
    site text collate "C" not null references site (_id) on delete cascade,
    key text collate "C" not null,
    sealed jsonb not null,
    "createdAt" timestamptz not null,
    "expiresAt" timestamptz not null default 'infinity'
  )`,
  `create index api_key_secret_by_key on api_key_secret (site, key)`,
  `create table api_call (
    site text collate "C" not null references site (_id) on delete cascade,
    key text collate "C" not null,
    nonce text collate "C" not null,
    at timestamptz not null,
    method text collate "C" not null,
    path text collate "C" not null,
    address text collate "C" not null,
    status integer,
    ms integer,
    primary key (site, key, nonce)
  )`,
  `create index api_call_by_site on api_call (site, at desc)`,
  `create index api_call_by_key on api_call (site, key, at desc)`,
  `create index api_call_by_age on api_call (at)`,
])
