import { sqlMigration } from '#platform/data/database/migrate.ts'

/** Who has a page open tells at which part of it. */
export const presenceAtAPart = sqlMigration('0451-presence-at-a-part', [
  `alter table page_presence add column part text collate "C"`,
])
