import { sqlMigration } from '#platform/data/database/migrate.ts'

export const mail = sqlMigration('0071-mail', [
  `create table "mail" (
    site text collate "C" not null references site (_id),
    _id text collate "C" not null,
    "createdAt" timestamptz not null,
    "updatedAt" timestamptz not null,
    version integer not null default 1,
    "to" text collate "C" not null,
    "subject" text collate "und-x-icu" not null,
    "html" text not null,
    "text" text not null,
    "state" text collate "C" not null check ("state" in ('queued', 'sent', 'failed', 'kept')),
    "tries" integer not null,
    "error" text,
    "sentAt" timestamptz,
    "secret" boolean not null,
    search text not null default '',
    primary key (site, _id)
  )`,
  `create index "mail_by_state_createdAt" on "mail" (site, "state", "createdAt" desc, _id)`,
  `create index "mail_by_createdAt" on "mail" (site, "createdAt" desc, _id)`,
  `create index "mail_search" on "mail" using gin (search gin_trgm_ops)`,
])
