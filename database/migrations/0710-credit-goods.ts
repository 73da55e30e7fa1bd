import { sqlMigration } from '#platform/data/database/migrate.ts'

/** The price of goods in credits, samples to try the shop with, and the lots that each spending of credit came from. */
export const creditGoods = sqlMigration('0710-credit-goods', [
  `alter table "product" add column "creditPrice" integer`,
  `alter table "product" add column "isSample" boolean not null default false`,
  `alter table "product" alter column "isSample" drop default`,
  `alter table "product" add check ("creditPrice" > 0)`,
  `create index "product_by_creditPrice_createdAt" on "product" (site, "creditPrice" nulls first, "createdAt" desc, _id) where "removedAt" is null`,
  `create table credit_spend (
  site text collate "C" not null,
  ref text collate "C" not null,
  "lotID" text collate "C" not null,
  amount numeric(12,2) not null check (amount > 0),
  primary key (site, ref, "lotID"),
  foreign key (site, "lotID") references credit_lot (site, _id) on delete cascade
)`,
  `create index credit_spend_by_lot on credit_spend (site, "lotID")`,
])
