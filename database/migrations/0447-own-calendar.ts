import { sqlMigration } from '#platform/data/database/migrate.ts'

/** How often a learner opened and closed the private address of his calendar; odd while it is open. */
export const ownCalendar = sqlMigration('0447-own-calendar', [
  `alter table "user" add column "calendarRound" integer not null default 0`,
  `alter table "user" alter column "calendarRound" drop default`,
])
