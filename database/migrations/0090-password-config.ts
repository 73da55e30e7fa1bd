import { sqlMigration } from '#platform/data/database/migrate.ts'

/** Sites that exist demand what they demanded until now. */
const plain = JSON.stringify({
  ...{ minLength: 8, numbers: false, lowercase: false, uppercase: false, symbols: false, noSimilar: false },
  ...{ noDuplicates: false, noSequential: false, noSpaces: true, onlyLatin: false },
  allowedSymbols: '!@#$%^&*()-_=+[]{};:,.?/',
})

export const passwordConfig = sqlMigration('0090-password-config', [
  `alter table "configuration" add column "passwordConfig" jsonb`,
  `update "configuration" set "passwordConfig" = '${plain}'`,
  `alter table "configuration" alter column "passwordConfig" set not null`,
])
