import { sqlMigration } from '#platform/data/database/migrate.ts'

/** Packages there are include every plugin, as before. */
export const packagePlugins = sqlMigration('0281-package-plugins', [
  `alter table "configuration" add column "packageReason" text`,
  `alter table "package" add column "plugins" text[] collate "C" not null default '{}'`,
  `alter table "package" alter column "plugins" drop default`,
  `create index "package_in_plugins" on "package" using gin ("plugins")`,
  `alter table "room_booking" add column "people" integer`,
])
