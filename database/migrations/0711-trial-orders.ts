import { sqlMigration } from '#platform/data/database/migrate.ts'

/** Purchases that staff try out. They are no orders: nothing that counts money or stock reads this table. */
export const trialOrders = sqlMigration('0711-trial-orders', [
  `create table trial_order (
  site text collate "C" not null references site (_id) on delete cascade,
  _id text collate "C" not null,
  name text not null,
  price numeric(12,2) not null check (price > 0),
  paid numeric(12,2) not null,
  extra numeric(12,2) not null,
  state text collate "C" not null,
  events jsonb not null,
  "byName" text not null,
  "createdAt" timestamptz not null,
  version integer not null,
  primary key (site, _id)
)`,
  `create index trial_order_by_time on trial_order (site, "createdAt" desc, _id)`,
])
