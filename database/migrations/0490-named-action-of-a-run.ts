import { sqlMigration } from '#platform/data/database/migrate.ts'

/** A run of many rows names the record action that it does as `action`. */
export const namedActionOfARun = sqlMigration('0490-named-action-of-a-run', [
  `update bulk_run set deed = (deed - 'deed') || jsonb_build_object('action', deed -> 'deed') where deed ? 'deed'`,
])
