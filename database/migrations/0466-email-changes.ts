import { sqlMigration } from '#platform/data/database/migrate.ts'

/** A new e-mail address waits until its owner has opened the link that was sent to it. */
export const emailChanges = sqlMigration('0466-email-changes', [
  `create table email_change (
    handle text collate "C" primary key,
    site text collate "C" not null references site (_id) on delete cascade,
    "userSite" text collate "C" not null,
    "user" text collate "C" not null,
    hash text collate "C" not null,
    email text collate "C" not null,
    was text collate "C",
    "createdAt" timestamptz not null,
    "expiresAt" timestamptz not null,
    unique ("userSite", "user"),
    foreign key ("userSite", "user") references "user" (site, _id) on delete cascade
  )`,
  `create index email_change_by_site on email_change (site)`,
  `create index email_change_by_expiry on email_change ("expiresAt")`,
])
