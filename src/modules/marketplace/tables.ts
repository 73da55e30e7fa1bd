import { defineTable, keyColumn as key } from '#platform/data/private-table/private-table.ts'

/** Which statement has a row of the ledger. A row is in one statement only, so nothing is paid twice. */
export const statementRow = defineTable<{ ledgerID: string; statementID: string }>()({
  name: 'statement_row',
  schema: [
    `create table statement_row (
  site ${key} not null,
  "ledgerID" ${key} not null,
  "statementID" ${key} not null,
  primary key (site, "ledgerID"),
  foreign key (site, "ledgerID") references vendor_ledger (site, _id),
  foreign key (site, "statementID") references vendor_statement (site, _id)
)`,
    `create index statement_row_by_statement on statement_row (site, "statementID")`,
    `create function keep_vendor_ledger() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger of vendors never changes' using errcode = 'insufficient_privilege';
end $$`,
    `create trigger keep_vendor_ledger before update or delete on vendor_ledger for each row execute function keep_vendor_ledger()`,
    `create trigger keep_statement_row before update or delete on statement_row for each row execute function keep_vendor_ledger()`,
  ],
})

/** The commission of each vendor in percent. Buyers may not read it, and their orders store it. */
export const vendorTerms = defineTable<{ vendorID: string; commission: number }>()({
  name: 'vendor_terms',
  schema: [
    `create table vendor_terms (
  site ${key} not null,
  "vendorID" ${key} not null,
  commission numeric(12,2) not null,
  primary key (site, "vendorID"),
  foreign key (site, "vendorID") references vendor (site, _id) on delete cascade
)`,
  ],
})
