import { defineTable, keyColumn as key } from '#platform/data/private-table/private-table.ts'

/** What a spending took from each lot, so that it goes back to where it came from. `ref` is that of the move. */
export const creditSpend = defineTable<{ ref: string; lotID: string; amount: number }>()({
  name: 'credit_spend',
  schema: [
    `create table credit_spend (
  site ${key} not null,
  ref ${key} not null,
  "lotID" ${key} not null,
  amount numeric(12,2) not null check (amount > 0),
  primary key (site, ref, "lotID"),
  foreign key (site, "lotID") references credit_lot (site, _id) on delete cascade
)`,
    `create index credit_spend_by_lot on credit_spend (site, "lotID")`,
  ],
})
