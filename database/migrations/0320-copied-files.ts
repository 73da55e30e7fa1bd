import { sqlMigration } from '#platform/data/database/migrate.ts'

/** Which file of another site a file was copied from, and whether what it holds is still on its way. */
export const copiedFiles = sqlMigration('0320-copied-files', [
  `alter table file add column "copyOf" text collate "C"`,
  `alter table file add column "isComing" boolean not null default false`,
  `create unique index file_by_original on file (site, "copyOf") where "copyOf" is not null`,
])
