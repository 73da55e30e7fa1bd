import { sqlMigration } from '#platform/data/database/migrate.ts'

/** Nobody has a second factor yet; a session that exists was opened by a password. */
export const secondFactor = sqlMigration('0120-second-factor', [
  `alter table "user" add column "secondFactor" boolean not null default false`,
  `alter table "user" alter column "secondFactor" drop default`,
  `alter table "session" add column "provedAt" timestamp with time zone`,
  `update "session" set "provedAt" = "createdAt"`,
  `alter table "session" alter column "provedAt" set not null`,
  `alter table "session" add column "browser" text collate "C"`,
  `alter table "session" add column "device" text collate "C"`,
  `create table sign_in_pending (
    hash text collate "C" primary key,
    site text collate "C" not null references site (_id) on delete cascade,
    "userSite" text collate "C" not null,
    "user" text collate "C" not null,
    interface text collate "C" not null,
    remember boolean not null,
    tries smallint not null,
    "expiresAt" timestamptz not null,
    foreign key ("userSite", "user") references "user" (site, _id) on delete cascade
  )`,
  `create index sign_in_pending_by_site on sign_in_pending (site)`,
  `create index sign_in_pending_by_user on sign_in_pending ("userSite", "user")`,
  `create index sign_in_pending_by_expiry on sign_in_pending ("expiresAt")`,
  `create table totp (
    "userSite" text collate "C" not null,
    "user" text collate "C" not null,
    secret jsonb not null,
    "confirmedAt" timestamptz,
    "lastStep" integer not null,
    "createdAt" timestamptz not null,
    primary key ("userSite", "user"),
    foreign key ("userSite", "user") references "user" (site, _id) on delete cascade
  )`,
  `create table recovery_code (
    "userSite" text collate "C" not null,
    "user" text collate "C" not null,
    hash text collate "C" not null,
    "usedAt" timestamptz,
    primary key ("userSite", "user", hash),
    foreign key ("userSite", "user") references "user" (site, _id) on delete cascade
  )`,
  `create table passkey (
    id text collate "C" primary key,
    "userSite" text collate "C" not null,
    "user" text collate "C" not null,
    "rpId" text collate "C" not null,
    "publicKey" text not null,
    counter bigint not null,
    transports jsonb not null,
    name text not null,
    "createdAt" timestamptz not null,
    "usedAt" timestamptz,
    foreign key ("userSite", "user") references "user" (site, _id) on delete cascade
  )`,
  `create index passkey_by_user on passkey ("userSite", "user")`,
  `create table passkey_challenge (
    hash text collate "C" primary key,
    site text collate "C" not null references site (_id) on delete cascade,
    purpose text collate "C" not null check (purpose in ('register', 'prove', 'sign-in')),
    bound text collate "C" not null,
    "expiresAt" timestamptz not null
  )`,
  `create index passkey_challenge_by_site on passkey_challenge (site)`,
  `create index passkey_challenge_by_expiry on passkey_challenge ("expiresAt")`,
])
