import { sqlMigration } from '#platform/data/database/migrate.ts'

/** Refunds that a card gateway carries out, and refunds of money beyond the price. */
export const refundsAtGateways = sqlMigration('0720-refunds-at-gateways', [
  `alter table "refund" add column "source" text collate "C" not null default 'order'`,
  `alter table "refund" alter column "source" drop default`,
  `alter table "refund" add column "byGateway" boolean not null default false`,
  `alter table "refund" alter column "byGateway" drop default`,
  `create table refund_part (
    site text collate "C" not null,
    _id text collate "C" not null,
    "refundID" text collate "C" not null,
    "providerID" text collate "C" not null,
    charge text collate "C" not null,
    amount numeric(12,2) not null check (amount > 0),
    state text collate "C" not null check (state in ('created', 'sending', 'pending', 'done', 'failed')),
    ref text collate "C",
    failure text collate "C",
    "createdAt" timestamptz not null,
    "sentAt" timestamptz,
    "endedAt" timestamptz,
    primary key (site, _id),
    foreign key (site, "refundID") references refund (site, _id),
    foreign key (site, "providerID") references payment_provider (site, _id)
  )`,
  `create index refund_part_of_refund on refund_part (site, "refundID", "createdAt")`,
  `create index refund_part_of_provider on refund_part (site, "providerID")`,
])
