import { sqlMigration } from '#platform/data/database/migrate.ts'

/** A sample account offers a bank file to try the matching with. Only a seed marks one. */
export const sampleBankAccounts = sqlMigration('0712-sample-bank-accounts', [
  `alter table "bank_account" add column "isSample" boolean not null default false`,
  `alter table "bank_account" alter column "isSample" drop default`,
])
