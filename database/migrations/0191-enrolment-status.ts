import { sqlMigration } from '#platform/data/database/migrate.ts'

export const enrolmentStatus = sqlMigration('0191-enrolment-status', [
  `create index "enroll_by_analytics_status_createdAt" on "enroll" (site, (("analytics" #>> '{status}')::text), "createdAt" desc, _id) where "removedAt" is null`,
])
