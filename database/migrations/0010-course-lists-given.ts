import { sqlMigration } from '#platform/data/database/migrate.ts'

/** Courses remember whether a list was given. Old rows are answered as before: one category as a code, lecturers as a list. */
export const courseListsGiven = sqlMigration('0010-course-lists-given', [
  `alter table "course"
    add column "category_is_list" boolean,
    add column "lecturer_is_list" boolean,
    add column "target_is_list" boolean`,
  `update "course" set "category_is_list" = cardinality(category) <> 1, "lecturer_is_list" = true, "target_is_list" = true`,
  `alter table "course"
    alter column "category_is_list" set not null,
    alter column "lecturer_is_list" set not null,
    alter column "target_is_list" set not null`,
])
