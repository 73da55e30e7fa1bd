import { sqlMigration } from '#platform/data/database/migrate.ts'

/** The settings of a site's shop. */
export const shopSettings = sqlMigration('0611-shop-settings', [
  `alter table "configuration" add column "shopNotice" jsonb`,
  `alter table "configuration" add column "shopHoldMinutes" integer not null default 15`,
  `alter table "configuration" alter column "shopHoldMinutes" drop default`,
  `alter table "configuration" add column "shopLowStock" integer not null default 5`,
  `alter table "configuration" alter column "shopLowStock" drop default`,
])
