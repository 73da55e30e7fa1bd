import { sqlMigration } from '#platform/data/database/migrate.ts'

export const purposesOfPages = sqlMigration('0386-purposes-of-pages', [
  `alter table "post" add column "purpose" text collate "C" not null default 'page'`,
  `alter table "post" alter column "purpose" drop default`,
])
