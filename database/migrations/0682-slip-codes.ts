import { sqlMigration } from '#platform/data/database/migrate.ts'

/** The bank transfer that a slip names in its QR code. It proves one payment. */
export const slipCodes = sqlMigration('0682-slip-codes', [
  `alter table "slip" add column "bank" text collate "C"`,
  `create unique index "slip_unique_bank_transRef" on "slip" (site, "bank", "transRef")`,
])
