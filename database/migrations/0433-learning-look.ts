import { sqlMigration } from '#platform/data/database/migrate.ts'

/** How the lesson player and the pages of courses look; sites that were there have them as they were. */
export const learningLook = sqlMigration('0433-learning-look', [
  `alter table "configuration" add column "lessonPlayer" jsonb not null default '{"panel":"right","after":"next"}'`,
  `alter table "configuration" alter column "lessonPlayer" drop default`,
  `alter table "configuration" add column "courseDetail" jsonb not null
    default '{"first":"about","hasLecturers":true,"hasOutline":true,"hasPrice":true}'`,
  `alter table "configuration" alter column "courseDetail" drop default`,
])
