import { sqlMigration } from '#platform/data/database/migrate.ts'

/** Card gateways, attempts to pay with them and their messages. */
export const cardPayments = sqlMigration('0640-card-payments', [
  `alter table "payment_provider" add column "gateway" text collate "C"`,
  `alter table "payment_provider" add column "secretKey" jsonb`,
  `alter table "payment_provider" add column "webhookSecret" jsonb`,
  `alter table "payment_provider" add column "merchant" text collate "und-x-icu"`,
  `alter table "payment_provider" add column "checkedAt" timestamp with time zone`,
  `create table payment_attempt (
    site text collate "C" not null,
    _id text collate "C" not null,
    "orderID" text collate "C" not null,
    "providerID" text collate "C" not null,
    provider text collate "C" not null,
    amount numeric(12,2) not null check (amount > 0),
    "providerRef" text collate "C",
    url text,
    state text collate "C" not null check (state in ('created', 'action', 'processing', 'succeeded', 'failed', 'expired', 'cancelled', 'alarm')),
    failure text collate "C",
    "createdAt" timestamptz not null,
    "expiresAt" timestamptz not null,
    "endedAt" timestamptz,
    primary key (site, _id),
    foreign key (site, "orderID") references "order" (site, _id),
    foreign key (site, "providerID") references payment_provider (site, _id)
  )`,
  `create unique index payment_attempt_open on payment_attempt (site, "orderID") where state in ('created', 'action', 'processing')`,
  `create unique index payment_attempt_ref on payment_attempt (provider, "providerRef") where "providerRef" is not null`,
  `create index payment_attempt_of_order on payment_attempt (site, "orderID", "createdAt")`,
  `create index payment_attempt_of_provider on payment_attempt (site, "providerID")`,
  `create table payment_inbox (
    site text collate "C" not null references site (_id) on delete cascade,
    provider text collate "C" not null,
    "eventID" text collate "C" not null,
    refs text collate "C" not null,
    body text not null,
    "isKnown" boolean not null,
    "receivedAt" timestamptz not null,
    primary key (site, provider, "eventID")
  )`,
  `create index payment_inbox_by_time on payment_inbox ("receivedAt")`,
  `create table payment_gateway (
    site text collate "C" not null,
    "providerID" text collate "C" not null,
    provider text collate "C" not null,
    "isLive" boolean not null,
    primary key (site, "providerID"),
    foreign key (site, "providerID") references payment_provider (site, _id) on delete cascade
  )`,
])
