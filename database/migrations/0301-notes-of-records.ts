import { sqlMigration } from '#platform/data/database/migrate.ts'

/** Notes are about a record, and are shared with chosen people; those that are there are shared with nobody. */
export const notesOfRecords = sqlMigration('0301-notes-of-records', [
  `alter table "note" add column "sharedWith" text[] collate "C" not null default '{}'`,
  `alter table "note" alter column "sharedWith" drop default`,
  `alter table "note" add column "about" text collate "C"`,
  `create index "note_by_about" on "note" (site, "about" nulls first, _id) where "removedAt" is null`,
  `create index "note_in_sharedWith" on "note" using gin ("sharedWith") where "removedAt" is null`,
])
