import { sqlMigration } from '#platform/data/database/migrate.ts'

/** A course may let only its target groups enrol themselves. */
export const coursesForTargetGroups = sqlMigration('0456-courses-for-target-groups-alone', [
  `alter table "course" add column "onlyTarget" boolean not null default false`,
  `alter table "course" alter column "onlyTarget" drop default`,
])
