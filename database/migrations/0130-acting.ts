import { sqlMigration } from '#platform/data/database/migrate.ts'

/** Staff who look at the site as one of its learners: the session of one hangs on that of the other, and both are named. */
export const acting = sqlMigration('0130-acting', [
  `alter table "session" add column "ofStaff" text collate "C"
    references session (hash) on update cascade on delete cascade`,
  `create index session_by_staff on session ("ofStaff") where "ofStaff" is not null`,
  `alter table history add column actor text collate "C", add column "actorName" text`,
  `create table acting (
    _id text collate "C" primary key,
    site text collate "C" not null references site (_id) on delete cascade,
    "user" text collate "C" not null,
    actor text collate "C" not null,
    "actorName" text not null,
    reason text not null,
    "startedAt" timestamptz not null,
    "endsAt" timestamptz not null,
    "endedAt" timestamptz,
    foreign key (site, "user") references "user" (site, _id) on delete cascade
  )`,
  `create index acting_by_user on acting (site, "user", "startedAt" desc)`,
])
