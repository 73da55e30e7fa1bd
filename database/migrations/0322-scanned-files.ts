import { sqlMigration } from '#platform/data/database/migrate.ts'

/** Whether a file was looked at for viruses; those that came before nothing scanned. */
export const scannedFiles = sqlMigration('0322-scanned-files', [
  `alter table file add column scan text collate "C" not null default 'none'
    check (scan in ('none', 'waiting', 'clean', 'infected'))`,
  `create index file_waiting on file (site, _id) where scan = 'waiting'`,
])
