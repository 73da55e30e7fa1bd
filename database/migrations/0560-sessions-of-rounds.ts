import { sqlMigration } from '#platform/data/database/migrate.ts'

/** A session may belong to a round and take a room; its booking names it. */
export const sessionsOfRounds = sqlMigration('0560-sessions-of-rounds', [
  `drop index "lesson_session_by_lecturerID"`,
  `alter table "lesson_session" add column "roundID" text collate "C"`,
  `alter table "lesson_session" add column "room" text collate "C"`,
  `alter table "room_booking" add column "sessionID" text collate "C"`,
  `create unique index "room_booking_unique_sessionID" on "room_booking" (site, "sessionID") where "removedAt" is null`,
  `alter table "lesson_session" add constraint "lesson_session_to_roundID" foreign key (site, "roundID") references "course_round" (site, _id) on delete cascade`,
  `alter table "lesson_session" add constraint "lesson_session_to_room" foreign key (site, "room") references "room" (site, _id)`,
  `alter table "room_booking" add constraint "room_booking_to_sessionID" foreign key (site, "sessionID") references "lesson_session" (site, _id) on delete cascade`,
  `create index "lesson_session_by_roundID_startsAt" on "lesson_session" (site, "roundID" nulls first, "startsAt", _id) where "removedAt" is null`,
  `create index "lesson_session_by_lecturerID_startsAt" on "lesson_session" (site, "lecturerID" nulls first, "startsAt", _id) where "removedAt" is null`,
  `create index "lesson_session_by_room" on "lesson_session" (site, "room" nulls first, _id)`,
  `create index "lesson_session_of_roundID" on "lesson_session" (site, "roundID")`,
  `create index "lesson_session_of_lecturerID" on "lesson_session" (site, "lecturerID")`,
  `create index "room_booking_of_sessionID" on "room_booking" (site, "sessionID")`,
])
