import { sqlMigration } from '#platform/data/database/migrate.ts'

/** Orders of goods by visitors, the tokens of their links, and who holds how much without paying. */
export const visitorOrders = sqlMigration('0722-visitor-orders', [
  `alter table "order" alter column "userID" drop not null`,
  `drop index "order_by_userID_createdAt"`,
  `create index "order_by_userID_createdAt" on "order" (site, "userID" nulls first, "createdAt" desc, _id)`,
  `alter table "order" add column "email" text collate "C"`,
  `create table order_token (
    site text collate "C" not null,
    "orderID" text collate "C" not null,
    hash text collate "C" not null,
    salt text collate "C" not null,
    "cartID" text collate "C" not null,
    "expiresAt" timestamptz not null,
    primary key (site, "orderID"),
    unique (site, hash),
    foreign key (site, "orderID") references "order" (site, _id)
  )`,
  `create index order_token_by_cart on order_token (site, "cartID")`,
  `create table unpaid_order (
    site text collate "C" not null,
    "orderID" text collate "C" not null,
    "userID" text collate "C",
    phone text collate "C" not null,
    address text collate "C" not null,
    primary key (site, "orderID"),
    foreign key (site, "orderID") references "order" (site, _id)
  )`,
  `create index unpaid_order_by_phone on unpaid_order (site, phone) where phone <> ''`,
  `create index unpaid_order_by_address on unpaid_order (site, address) where address <> ''`,
])
