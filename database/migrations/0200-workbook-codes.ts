import { sqlMigration } from '#platform/data/database/migrate.ts'

/** By which code the workbook of a site names a row that has no code of its own. */
export const workbookCodes = sqlMigration('0200-workbook-codes', [
  `create table workbook_code (
    site text collate "C" not null references site (_id) on delete cascade,
    collection text collate "C" not null,
    code text collate "C" not null,
    "row" text collate "C" not null,
    primary key (site, collection, code)
  )`,
  `create index workbook_code_by_row on workbook_code (site, collection, "row")`,
])
