import { sqlMigration } from '#platform/data/database/migrate.ts'

/** What a site decides of registering and logging in: all off, as every site was before. */
export const accountSwitches = sqlMigration('0093-account-switches', [
  `alter table "configuration" add column "account" jsonb`,
  `update "configuration" set "account" =
    '{"hasCouncil":false,"canPaste":false,"hasCheckDigit":false,"isDiscreet":false}'`,
  `alter table "configuration" alter column "account" set not null`,
])
