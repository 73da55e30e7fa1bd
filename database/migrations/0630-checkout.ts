import { sqlMigration } from '#platform/data/database/migrate.ts'

/**
 * Order lines, orders of carts and shipments. Each order that exists gets one line of its course; its VAT was not computed when it was
 * ordered, so rate and VAT are 0.
 */
export const checkout = sqlMigration('0630-checkout', [
  `alter table "order" add column "cartID" text collate "C"`,
  `alter table "order" add column "shipTo" jsonb`,
  `alter table "order" add column "billTo" jsonb`,
  `alter table "order" add column "shipping" text collate "C"`,
  `alter table "order" add column "buyerNote" text`,
  `alter table "order" add column "extendedAt" timestamp with time zone`,
  `create table "order_line" (
    site text collate "C" not null references site (_id),
    _id text collate "C" not null,
    "createdAt" timestamptz not null,
    "updatedAt" timestamptz not null,
    version integer not null default 1,
    "orderID" text collate "C" not null,
    "position" integer not null,
    "kind" text collate "C" not null,
    "productID" text collate "C",
    "sku" text collate "C",
    "courseID" text collate "C",
    "roundID" text collate "C",
    "name" text collate "und-x-icu" not null,
    "unitPrice" numeric(12,2) not null,
    "quantity" integer not null,
    "discount" numeric(12,2) not null,
    "net" numeric(12,2) not null,
    "taxClass" text collate "C" not null,
    "rate" numeric(12,2) not null,
    "vat" numeric(12,2) not null,
    "base" numeric(12,2) not null,
    search text not null default '',
    primary key (site, _id)
  )`,
  `create table "shipment" (
    site text collate "C" not null references site (_id),
    _id text collate "C" not null,
    "createdAt" timestamptz not null,
    "updatedAt" timestamptz not null,
    version integer not null default 1,
    "orderID" text collate "C" not null,
    "carrier" text collate "und-x-icu",
    "tracking" text collate "C",
    "state" text collate "C" not null,
    "sentAt" timestamptz,
    "deliveredAt" timestamptz,
    search text not null default '',
    primary key (site, _id)
  )`,
  `create unique index "order_line_unique_orderID_position" on "order_line" (site, "orderID", "position")`,
  `create unique index "shipment_unique_orderID" on "shipment" (site, "orderID")`,
  `alter table "order_line" add constraint "order_line_to_orderID" foreign key (site, "orderID") references "order" (site, _id)`,
  `alter table "shipment" add constraint "shipment_to_orderID" foreign key (site, "orderID") references "order" (site, _id)`,
  `create index "order_by_type_createdAt" on "order" (site, "type", "createdAt" desc, _id)`,
  `create index "order_line_by_createdAt" on "order_line" (site, "createdAt" desc, _id)`,
  `create index "order_line_by_sku_createdAt" on "order_line" (site, "sku" nulls first, "createdAt" desc, _id)`,
  `create index "order_line_search" on "order_line" using gin (search gin_trgm_ops)`,
  `create index "shipment_by_state_createdAt" on "shipment" (site, "state", "createdAt", _id)`,
  `create index "shipment_by_createdAt" on "shipment" (site, "createdAt" desc, _id)`,
  `create index "shipment_search" on "shipment" using gin (search gin_trgm_ops)`,
  `insert into order_line (site, _id, "createdAt", "updatedAt", "orderID", "position", "kind", "courseID", "roundID", "name",
      "unitPrice", "quantity", "discount", "net", "taxClass", "rate", "vat", "base", search)
    select site, substr(md5('line ' || _id), 1, 24), "createdAt", "createdAt", _id, 0, 'course', "courseID", "roundID", "item",
      "price", 1, 0, "price", 'vat', 0, 0, "price", search
    from "order"`,
  `create trigger order_line_is_final before update on order_line for each row execute function refuse_change()`,
  `create function refuse_wrong_sum() returns trigger language plpgsql as $$
    begin
      if (select sum(net) from order_line where site = new.site and "orderID" = new."orderID")
        <> (select price from "order" where site = new.site and _id = new."orderID") then
        raise exception 'the lines of order % do not add up to its price', new."orderID" using errcode = 'check_violation';
      end if;
      return null;
    end $$`,
  `create constraint trigger order_line_adds_up after insert on order_line
    deferrable initially deferred for each row execute function refuse_wrong_sum()`,
])
