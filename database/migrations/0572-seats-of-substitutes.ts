import { sqlMigration } from '#platform/data/database/migrate.ts'

/** A learner offers a seat in a round to another person. */
export const seatsOfSubstitutes = sqlMigration('0572-seats-of-substitutes', [
  `create table seat_transfer (
  site text collate "C" not null references site (_id) on delete cascade,
  _id text collate "C" not null,
  "enrollID" text collate "C" not null,
  "fromID" text collate "C" not null,
  invited text not null,
  "toID" text collate "C",
  proof text collate "C" not null,
  "isByStaff" boolean not null,
  "expiresAt" timestamptz not null,
  status text collate "C" not null,
  problem text collate "C",
  "takenBy" text collate "C",
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
])
