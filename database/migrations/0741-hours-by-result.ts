import { sqlMigration } from '#platform/data/database/migrate.ts'

/** Rules of before count the same whatever the result. */
export const hoursByResult = sqlMigration('0741-hours-by-result', [
  `alter table "hours_rule" add column "passedPercent" integer, add column "failedPercent" integer, add column "untestedPercent" integer,
    add column "minPresence" integer`,
  `update "hours_rule" set "passedPercent" = 100, "failedPercent" = 100, "untestedPercent" = 100`,
  `alter table "hours_rule" alter column "passedPercent" set not null, alter column "failedPercent" set not null,
    alter column "untestedPercent" set not null`,
  `alter table "enroll" add column "testResult" text collate "C"`,
])
