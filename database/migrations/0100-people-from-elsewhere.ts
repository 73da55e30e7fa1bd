import { sqlMigration } from '#platform/data/database/migrate.ts'

/** People who sign in by the chat app or come from another system; who comes so may have no e-mail and one name alone. */
export const peopleFromElsewhere = sqlMigration('0100-people-from-elsewhere', [
  `alter table "user" alter column "email" drop not null`,
  `alter table "configuration" add column "lineChannel" text collate "C"`,
  `alter table "configuration" add column "bypassIssuer" text collate "C"`,
  `alter table "configuration" add column "bypassKey" jsonb`,
  `alter table "session" add column mode text collate "C" not null default 'standard'
    check (mode in ('standard', 'bypass'))`,
  `create table identity (
    site text collate "C" not null,
    issuer text collate "C" not null,
    subject text collate "C" not null,
    "user" text collate "C" not null,
    name text not null,
    "createdAt" timestamptz not null,
    primary key (site, issuer, subject),
    unique (site, "user", issuer),
    foreign key (site, "user") references "user" (site, _id) on delete cascade
  )`,
  `create table chat_state (
    hash text collate "C" primary key,
    browser text collate "C" not null,
    site text collate "C" not null references site (_id) on delete cascade,
    session text collate "C",
    next text not null,
    nonce text not null,
    verifier text not null,
    "expiresAt" timestamptz not null
  )`,
  `create index chat_state_by_site on chat_state (site)`,
  `create index chat_state_by_expiry on chat_state ("expiresAt")`,
  `create table used_assertion (
    site text collate "C" not null references site (_id) on delete cascade,
    hash text collate "C" not null,
    "expiresAt" timestamptz not null,
    primary key (site, hash)
  )`,
  `create index used_assertion_by_expiry on used_assertion ("expiresAt")`,
])
