import { sqlMigration } from '#platform/data/database/migrate.ts'

/** A lesson may be a film, sound, a document, a file or a link; those that were there stay what they were. */
export const lessonKinds = sqlMigration('0430-lesson-kinds', [
  `alter table "lesson" add column "file" text collate "C"`,
  `alter table "lesson" add column "stream" text collate "C"`,
  `alter table "lesson" add column "captions" text collate "C"`,
  `alter table "lesson" add column "link" text collate "C"`,
  `create index "lesson_by_file" on "lesson" (site, "file" nulls first, _id) where "removedAt" is null`,
  `create index "lesson_by_captions" on "lesson" (site, "captions" nulls first, _id) where "removedAt" is null`,
])
