import { sqlMigration } from '#platform/data/database/migrate.ts'

/** Several parcels of an order, what a vendor gets of a line as it was ordered, and alarms about orders that hold too much. */
export const parcelsAndVendorsOfLines = sqlMigration('0723-parcels-and-vendors-of-lines', [
  `create table hold_alarm (
    site text collate "C" not null references site (_id) on delete cascade,
    subject text collate "C" not null,
    day text collate "C" not null,
    primary key (site, subject, day)
  )`,
  `alter table "shipment" add column "lines" jsonb not null default '[]'`,
  `alter table "shipment" alter column "lines" drop default`,
  `drop index "shipment_unique_orderID"`,
  `create index "shipment_by_orderID" on "shipment" (site, "orderID", _id)`,
  `alter table "order_line" add column "vendorID" text collate "C"`,
  `alter table "order_line" add column "commission" numeric(12,2)`,
  `alter table "order_line" add column "campaignID" text collate "C"`,
  `create table vendor_terms (
    site text collate "C" not null,
    "vendorID" text collate "C" not null,
    commission numeric(12,2) not null,
    primary key (site, "vendorID"),
    foreign key (site, "vendorID") references vendor (site, _id) on delete cascade
  )`,
  `insert into vendor_terms (site, "vendorID", commission) select site, _id, commission from vendor`,
  `alter table "order_line" disable trigger order_line_is_final`,
  `update "order_line" line set "vendorID" = product."vendorID", commission = vendor.commission
    from product join vendor on vendor.site = product.site and vendor._id = product."vendorID"
    where product.site = line.site and product._id = line."productID" and line.kind in ('goods', 'course')`,
  `alter table "order_line" enable trigger order_line_is_final`,
])
