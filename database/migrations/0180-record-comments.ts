import { sqlMigration } from '#platform/data/database/migrate.ts'

/** What staff say to each other about a record. */
export const recordComments = sqlMigration('0180-record-comments', [
  `create table record_comment (
    site text collate "C" not null references site (_id) on delete cascade,
    _id text collate "C" not null,
    collection text collate "C" not null,
    "row" text collate "C" not null,
    person text collate "C" not null,
    name text not null,
    text text not null,
    mentions jsonb not null,
    at timestamptz not null,
    "editedAt" timestamptz,
    primary key (site, _id)
  )`,
  `create index record_comment_by_row on record_comment (site, collection, "row", at desc)`,
])
