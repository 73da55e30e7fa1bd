import { sqlMigration } from '#platform/data/database/migrate.ts'

/** Mails that exist were for learners. */
export const mailToStaff = sqlMigration('0092-mail-to-staff', [
  `alter table "mail" add column "toStaff" boolean not null default false`,
  `alter table "mail" alter column "toStaff" drop default`,
])
