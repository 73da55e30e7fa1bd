import { sqlMigration } from '#platform/data/database/migrate.ts'

export const passwordRequests = sqlMigration('0091-password-requests', [
  `alter table "credential" add column "salt" text`,
  `create table password_request (
    handle text collate "C" primary key,
    site text collate "C" not null references site (_id) on delete cascade,
    "userSite" text collate "C" not null,
    "user" text collate "C" not null,
    purpose text collate "C" not null check (purpose in ('reset', 'activate')),
    hash text collate "C" not null,
    email text collate "C" not null,
    "createdAt" timestamptz not null,
    "expiresAt" timestamptz not null,
    unique ("userSite", "user"),
    foreign key ("userSite", "user") references "user" (site, _id) on delete cascade
  )`,
  `create index password_request_by_site on password_request (site)`,
  `create index password_request_by_expiry on password_request ("expiresAt")`,
])
