import { sqlMigration } from '#platform/data/database/migrate.ts'

/** What each person is told on each site, until he has read it and for a while after. */
export const notices = sqlMigration('0140-notices', [
  `create table notice (
    site text collate "C" not null references site (_id) on delete cascade,
    _id text collate "C" not null,
    "userSite" text collate "C" not null,
    "user" text collate "C" not null,
    collection text collate "C",
    "row" text collate "C",
    title jsonb not null,
    text jsonb,
    href text not null,
    "createdAt" timestamptz not null,
    "readAt" timestamptz,
    primary key (site, _id),
    foreign key ("userSite", "user") references "user" (site, _id) on delete cascade
  )`,
  `create index notice_by_person on notice ("userSite", "user", site, "createdAt" desc)`,
  `create index notice_by_age on notice ("createdAt")`,
])
