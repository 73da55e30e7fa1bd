import { sqlMigration } from '#platform/data/database/migrate.ts'

/** How a page stands in its frame, and to whom and when it is shown; those that were there are shown as before. */
export const pageModes = sqlMigration('0360-page-modes', [
  `alter table "post" add column "mode" text collate "C" not null default 'default'`,
  `alter table "post" add column "fullscreen" boolean not null default false`,
  `alter table "post" add column "audience" text collate "C" not null default 'everybody'`,
  `alter table "post" add column "targets" text[] collate "C" not null default '{}'`,
  `alter table "post" add column "targets_is_list" boolean not null default true`,
  `alter table "post" alter column "mode" drop default, alter column "fullscreen" drop default,
    alter column "audience" drop default, alter column "targets" drop default, alter column "targets_is_list" drop default`,
  `alter table "post" add column "visibleFrom" date`,
  `alter table "post" add column "visibleUntil" date`,
  `create index "post_in_targets" on "post" using gin ("targets") where "removedAt" is null`,
])
