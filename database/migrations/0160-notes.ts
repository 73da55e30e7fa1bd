import { sqlMigration } from '#platform/data/database/migrate.ts'

export const notes = sqlMigration('0160-notes', [
  `create table "note" (
    site text collate "C" not null references site (_id),
    _id text collate "C" not null,
    "createdAt" timestamptz not null,
    "updatedAt" timestamptz not null,
    version integer not null default 1,
    "title" text collate "und-x-icu" not null,
    "body" text not null,
    "items" text[] collate "C" not null,
    "done" text[] collate "C" not null,
    "tags" text[] collate "C" not null,
    "colour" text collate "C" not null,
    "remindOn" date,
    "audience" text collate "C" not null,
    "pinned" boolean not null,
    "archived" boolean not null,
    "author" text collate "C" not null,
    "authorName" text collate "und-x-icu" not null,
    search text not null default '',
    "removedAt" timestamptz,
    "removedBy" text collate "C",
    "removedWith" text collate "C",
    primary key (site, _id)
  )`,
  `create index "note_by_archived_pinned_updatedAt" on "note" (site, "archived", "pinned" desc, "updatedAt" desc, _id) where "removedAt" is null`,
  `create index "note_search" on "note" using gin (search gin_trgm_ops) where "removedAt" is null`,
  `create index "note_in_items" on "note" using gin ("items") where "removedAt" is null`,
  `create index "note_in_done" on "note" using gin ("done") where "removedAt" is null`,
  `create index "note_in_tags" on "note" using gin ("tags") where "removedAt" is null`,
  `create index "note_removed" on "note" (site, "removedAt" desc, _id) where "removedAt" is not null`,
])
