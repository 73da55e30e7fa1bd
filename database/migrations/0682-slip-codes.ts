import { sqlMigration } from '#platform/data/database/migrate.ts'

/** The bank transfer that a slip names in its QR code, which proves one payment, and the order of company seats. */
export const slipCodes = sqlMigration('0682-slip-codes', [
  `alter table "slip" add column "bank" text collate "C"`,
  `create unique index "slip_unique_bank_transRef" on "slip" (site, "bank", "transRef")`,
  `alter table "seat_grant" add column "orderID" text collate "C"`,
  `create unique index "seat_grant_unique_orderID" on "seat_grant" (site, "orderID") where "removedAt" is null`,
])
