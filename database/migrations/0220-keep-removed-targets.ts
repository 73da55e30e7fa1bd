import { sqlMigration } from '#platform/data/database/migrate.ts'

/** A removed target group stays, hidden, as a removed category does; its code may be used again. */
export const keepRemovedTargets = sqlMigration('0220-keep-removed-targets', [
  `alter table "target"
    add column "removedAt" timestamptz, add column "removedBy" text collate "C", add column "removedWith" text collate "C"`,
  `drop index "target_unique_code", "target_by_name", "target_search"`,
  `create unique index "target_unique_code" on "target" (site, "code") where "removedAt" is null`,
  `create index "target_by_name" on "target" (site, "name", _id) where "removedAt" is null`,
  `create index "target_search" on "target" using gin (search gin_trgm_ops) where "removedAt" is null`,
  `create index "target_removed" on "target" (site, "removedAt" desc, _id) where "removedAt" is not null`,
])
