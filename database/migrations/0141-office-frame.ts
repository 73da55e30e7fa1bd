import { sqlMigration } from '#platform/data/database/migrate.ts'

/** How each person has the frame of the back office: its menu narrow, single letters as keys, and whether he was shown round. */
export const officeFrame = sqlMigration('0141-office-frame', [
  `alter table office_layout
    add column "isRailed" boolean not null default false,
    add column "hasLetters" boolean not null default true,
    add column "isToured" boolean not null default false`,
])
