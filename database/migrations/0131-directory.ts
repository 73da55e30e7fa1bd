import { sqlMigration } from '#platform/data/database/migrate.ts'

/** Who of a site came from the directory of the institution, and what came of reading it last. */
export const directory = sqlMigration('0131-directory', [
  `create table directory_person (
    site text collate "C" not null,
    "externalID" text collate "C" not null,
    "user" text collate "C" not null,
    "isOff" boolean not null,
    primary key (site, "externalID"),
    unique (site, "user"),
    foreign key (site, "user") references "user" (site, _id) on delete cascade
  )`,
  `create table directory_sync (
    site text collate "C" primary key references site (_id) on delete cascade,
    job bigint,
    "by" text not null,
    "startedAt" timestamptz not null,
    "endedAt" timestamptz,
    result jsonb
  )`,
])
