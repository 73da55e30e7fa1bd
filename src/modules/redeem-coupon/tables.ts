import { defineTable, keyColumn as key } from '#platform/data/private-table/private-table.ts'

/** The coupon that a person applies to their next purchase. One at a time. */
export const chosenCoupon = defineTable<{ userID: string; code: string; chosenAt: string }>()({
  name: 'chosen_coupon',
  schema: [
    `create table chosen_coupon (
  site ${key} not null,
  "userID" ${key} not null,
  code ${key} not null,
  "chosenAt" timestamptz not null,
  primary key (site, "userID"),
  foreign key (site, "userID") references "user" (site, _id) on delete cascade
)`,
  ],
})

/** Who a use counts for: the account, and the phone of its profile, so that three accounts of one phone are one person. */
export const couponClaim = defineTable<{ useID: string; couponID: string; holder: string }>()({
  name: 'coupon_claim',
  schema: [
    `create table coupon_claim (
  site ${key} not null,
  "useID" ${key} not null,
  "couponID" ${key} not null,
  holder ${key} not null,
  primary key (site, "useID", holder),
  foreign key (site, "useID") references coupon_use (site, _id) on delete cascade
)`,
    `create index coupon_claim_by_holder on coupon_claim (site, "couponID", holder)`,
  ],
})
