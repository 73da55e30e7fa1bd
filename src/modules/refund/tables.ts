import { defineTable, keyColumn as key } from '#platform/data/private-table/private-table.ts'

/**
 * `created`: the gateway was not called yet. `sending`: it was called, and it is not known whether the call arrived. `pending`: the gateway
 * has it. The others ended.
 */
export type PartState = 'created' | 'sending' | 'pending' | 'done' | 'failed'

/** What a refund returns of one card payment, in baht. Its ID is the key at the gateway, so that no call returns the money twice. */
export const refundPart = defineTable<{
  _id: string
  refundID: string
  providerID: string
  charge: string
  amount: number
  state: PartState
  ref: string | null
  failure: string | null
  createdAt: string
  sentAt: string | null
  endedAt: string | null
}>()({
  name: 'refund_part',
  schema: [
    `create table refund_part (
  site ${key} not null,
  _id ${key} not null,
  "refundID" ${key} not null,
  "providerID" ${key} not null,
  charge ${key} not null,
  amount numeric(12,2) not null check (amount > 0),
  state ${key} not null check (state in ('created', 'sending', 'pending', 'done', 'failed')),
  ref ${key},
  failure ${key},
  "createdAt" timestamptz not null,
  "sentAt" timestamptz,
  "endedAt" timestamptz,
  primary key (site, _id),
  foreign key (site, "refundID") references refund (site, _id),
  foreign key (site, "providerID") references payment_provider (site, _id)
)`,
    `create index refund_part_of_refund on refund_part (site, "refundID", "createdAt")`,
    `create index refund_part_of_provider on refund_part (site, "providerID")`,
  ],
})
