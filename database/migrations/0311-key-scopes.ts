import { sqlMigration } from '#platform/data/database/migrate.ts'

/** Keys of sites there are begin without a scope, as before. */
export const keyScopes = sqlMigration('0311-key-scopes', [
  `alter table "configuration" add column "apiKeyScopes" text[] collate "C" not null default '{}'`,
  `alter table "configuration" alter column "apiKeyScopes" drop default`,
])
