import { sqlMigration } from '#platform/data/database/migrate.ts'

export const clonedCourses = sqlMigration('0273-cloned-courses', [
  `create table cloned_course (
    site text collate "C" not null references site (_id) on delete cascade,
    "fromSite" text collate "C" not null references site (_id) on delete cascade,
    course text collate "C" not null,
    copy text collate "C" not null,
    primary key (site, "fromSite", course)
  )`,
])
