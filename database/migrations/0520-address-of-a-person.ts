import { sqlMigration } from '#platform/data/database/migrate.ts'

/** Where a person lives, as he or who keeps his record says. */
export const addressOfAPerson = sqlMigration('0520-address-of-a-person', [
  `alter table "user" add column "address" jsonb`,
])
