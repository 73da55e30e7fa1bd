import { sqlMigration } from '#platform/data/database/migrate.ts'

/** What a site returns to learners who cancel a paid round themselves. Without days, staff decide. */
export const ownRefunds = sqlMigration('0721-own-refunds', [
  `alter table "configuration" add column "refundFullDays" integer`,
  `alter table "configuration" add column "refundLatePercent" integer`,
])
