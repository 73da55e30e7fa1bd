import { sqlMigration } from '#platform/data/database/migrate.ts'

export const versionsOfRuns = sqlMigration('0811-versions-of-runs', [
  `create index flow_run_by_version on flow_run (site, "flowID", version)`,
])
