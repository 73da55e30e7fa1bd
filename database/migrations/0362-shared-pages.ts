import { sqlMigration } from '#platform/data/database/migrate.ts'

/** A group gives pages as well as courses: what is shared is a row of either kind. */
export const sharedPages = sqlMigration('0362-shared-pages', [
  `alter table "post" add column "sharedBy" text collate "und-x-icu"`,
  `alter table shared_course rename to shared_row`,
  `alter table shared_row rename column course to original`,
  `alter table shared_row add column kind text collate "C" not null default 'course' check (kind in ('course', 'page'))`,
  `alter index shared_course_by_original rename to shared_row_by_original`,
  `alter table shared_row rename constraint "shared_course_mode_check" to "shared_row_mode_check"`,
  `alter table shared_row rename constraint "shared_course_state_check" to "shared_row_state_check"`,
  `alter table shared_row rename constraint "shared_course_pkey" to "shared_row_pkey"`,
  `alter table shared_row rename constraint "shared_course_site_fkey" to "shared_row_site_fkey"`,
  `alter table shared_row rename constraint "shared_course_fromSite_fkey" to "shared_row_fromSite_fkey"`,
  `alter table shared_row rename constraint "shared_course_site_fromSite_course_key" to "shared_row_site_fromSite_original_key"`,
  `alter table shared_copy rename column course to copy`,
  `alter table shared_copy add column kind text collate "C" not null default 'course' check (kind in ('course', 'page'))`,
])
