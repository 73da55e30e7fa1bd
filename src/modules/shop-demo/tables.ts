import type { OrderState } from '#domain/money/order-state.ts'
import { defineTable, keyColumn as key } from '#platform/data/private-table/private-table.ts'
import type { TrialEvent } from './rules/simulate.ts'

/** A purchase that staff try out. It is no order: nothing that counts money, tax or stock reads this table. */
export const trialOrder = defineTable<{
  _id: string
  name: string
  /** In baht. */
  price: number
  paid: number
  /** Money beyond the price. */
  extra: number
  state: OrderState
  /** JSON text when written. */
  events: readonly TrialEvent[] | string
  byName: string
  createdAt: string
  version: number
}>()({
  name: 'trial_order',
  schema: [
    `create table trial_order (
  site ${key} not null references site (_id) on delete cascade,
  _id ${key} not null,
  name text not null,
  price numeric(12,2) not null check (price > 0),
  paid numeric(12,2) not null,
  extra numeric(12,2) not null,
  state ${key} not null,
  events jsonb not null,
  "byName" text not null,
  "createdAt" timestamptz not null,
  version integer not null,
  primary key (site, _id)
)`,
    `create index trial_order_by_time on trial_order (site, "createdAt" desc, _id)`,
  ],
})
