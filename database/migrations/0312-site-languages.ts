import { sqlMigration } from '#platform/data/database/migrate.ts'

/** Sites there are offer both languages, as before. */
export const siteLanguages = sqlMigration('0312-site-languages', [
  `alter table "configuration" add column "languages" text[] collate "C" not null default '{th,en}'`,
  `alter table "configuration" alter column "languages" drop default`,
])
