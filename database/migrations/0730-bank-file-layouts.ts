import { sqlMigration } from '#platform/data/database/migrate.ts'

/** The places of the fields in the bill payment files of a bank account; null for the cross-bank file. */
export const bankFileLayouts = sqlMigration('0730-bank-file-layouts', [
  `alter table "bank_account" add column "layout" jsonb`,
])
