import { sqlMigration } from '#platform/data/database/migrate.ts'

/** Money that goes back to buyers, and the amount up to which its requester may approve it. */
export const refunds = sqlMigration('0681-refunds', [
  `alter table "configuration" add column "refundLimit" numeric(12,2) not null default 0`,
  `alter table "configuration" alter column "refundLimit" drop default`,
  `create table "refund" (
    site text collate "C" not null references site (_id),
    _id text collate "C" not null,
    "createdAt" timestamptz not null,
    "updatedAt" timestamptz not null,
    version integer not null default 1,
    "orderID" text collate "C" not null,
    "lines" jsonb not null,
    "amount" numeric(12,2) not null,
    "method" text collate "C" not null,
    "to" text collate "und-x-icu" not null,
    "reason" text not null,
    "returnsStock" boolean not null,
    "state" text collate "C" not null,
    "proof" text collate "C",
    "note" text,
    "requesterID" text collate "C" not null,
    "requestedBy" text collate "und-x-icu" not null,
    "approverID" text collate "C",
    "approvedBy" text collate "und-x-icu",
    "approvedAt" timestamptz,
    "sentAt" timestamptz,
    "doneAt" timestamptz,
    search text not null default '',
    primary key (site, _id)
  )`,
  `alter table "refund" add constraint "refund_to_orderID" foreign key (site, "orderID") references "order" (site, _id)`,
  `create index "refund_by_orderID" on "refund" (site, "orderID", _id)`,
  `create index "refund_by_state_createdAt" on "refund" (site, "state", "createdAt" desc, _id)`,
  `create index "refund_by_createdAt" on "refund" (site, "createdAt" desc, _id)`,
  `create index "refund_search" on "refund" using gin (search gin_trgm_ops)`,
])
