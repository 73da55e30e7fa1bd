import { sqlMigration } from '#platform/data/database/migrate.ts'

/** Whether a site's staff must have a second factor: no site asked for one before. */
export const secondFactorSwitch = sqlMigration('0121-second-factor-switch', [
  `update "configuration" set "account" = "account" || '{"needsSecondFactor":false}'`,
])
