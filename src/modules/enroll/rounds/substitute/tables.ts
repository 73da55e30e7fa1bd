import { defineTable, keyColumn as key } from '#platform/data/private-table/private-table.ts'

/**
 * A seat in a round that its learner, or staff, offer to another person. At most one offer of a seat is open. The address of the person is
 * removed when the offer ends.
 */
export const seatTransfer = defineTable<{
  _id: string
  enrollID: string
  fromID: string
  /** The email address of the invited person; empty when the offer is over. */
  invited: string
  /** Who is invited, if they have an account, and then who took the seat. */
  toID: string | null
  /** The hash of the link. */
  proof: string
  isByStaff: boolean
  expiresAt: string
  status: 'invited' | 'taken' | 'ended'
  /** Why the seat was not taken at the last attempt. */
  problem: string | null
  /** The enrolment of who took the seat. */
  takenBy: string | null
  createdAt: string
}>()({
  name: 'seat_transfer',
  schema: [
    `create table seat_transfer (
  site ${key} not null references site (_id) on delete cascade,
  _id ${key} not null,
  "enrollID" ${key} not null,
  "fromID" ${key} not null,
  invited text not null,
  "toID" ${key},
  proof ${key} not null,
  "isByStaff" boolean not null,
  "expiresAt" timestamptz not null,
  status ${key} not null,
  problem ${key},
  "takenBy" ${key},
  "createdAt" timestamptz not null,
  primary key (site, _id),
  foreign key (site, "enrollID") references enroll (site, _id) on delete cascade,
  foreign key (site, "fromID") references "user" (site, _id) on delete cascade,
  foreign key (site, "toID") references "user" (site, _id) on delete cascade,
  foreign key (site, "takenBy") references enroll (site, _id) on delete cascade
)`,
    `create unique index seat_transfer_open on seat_transfer (site, "enrollID") where status = 'invited'`,
    `create index seat_transfer_of_enrollment on seat_transfer (site, "enrollID")`,
    `create index seat_transfer_of_giver on seat_transfer (site, "fromID", "createdAt")`,
    `create index seat_transfer_of_taker on seat_transfer (site, "toID")`,
    `create index seat_transfer_of_seat on seat_transfer (site, "takenBy")`,
  ],
})
