import { sqlMigration } from '#platform/data/database/migrate.ts'

/** A course may take the place of an earlier one; none that was there does. */
export const courseEditions = sqlMigration('0432-course-editions', [
  `alter table "course" add column "editionOf" text collate "C"`,
  `alter table "course" add constraint "course_to_editionOf" foreign key (site, "editionOf") references "course" (site, _id)`,
  `create index "course_by_editionOf" on "course" (site, "editionOf" nulls first, _id) where "removedAt" is null`,
])
