import { sqlMigration } from '#platform/data/database/migrate.ts'

export const queryIndexes = sqlMigration('0043-query-indexes', [
  `create index "course_by_status_createdAt" on "course" (site, "status", "createdAt" desc, _id) where "removedAt" is null`,
  `create index "course_contained_name" on "course" using gin ("name" collate "C" gin_trgm_ops) where "removedAt" is null`,
])
