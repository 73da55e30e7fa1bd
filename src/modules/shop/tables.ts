import { defineTable, keyColumn as key } from '#platform/data/private-table/private-table.ts'

export type HoldState = 'held' | 'sold' | 'released' | 'expired'

/** Pieces that are reserved for an order until an instant. The sum of what is held is `stock_item.reserved`. */
export const stockHold = defineTable<{
  /** The order. */
  ref: string
  sku: string
  quantity: number
  until: string
  state: HoldState
}>()({
  name: 'stock_hold',
  schema: [
    `create table stock_hold (
  site ${key} not null references site (_id) on delete cascade,
  ref ${key} not null,
  sku ${key} not null,
  quantity integer not null check (quantity > 0),
  until timestamptz not null,
  state ${key} not null check (state in ('held', 'sold', 'released', 'expired')),
  primary key (site, ref, sku)
)`,
    `create index stock_hold_by_until on stock_hold (site, until) where state = 'held'`,
  ],
})

/** A discount that a campaign gave in an order. Their sum is what the campaign has spent. */
export const campaignUse = defineTable<{ campaignID: string; ref: string; amount: number }>()({
  name: 'campaign_use',
  schema: [
    `create table campaign_use (
  site ${key} not null references site (_id) on delete cascade,
  "campaignID" ${key} not null,
  ref ${key} not null,
  amount numeric(12,2) not null check (amount > 0),
  primary key (site, "campaignID", ref)
)`,
    `create index campaign_use_by_ref on campaign_use (site, ref)`,
  ],
})
