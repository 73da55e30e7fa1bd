import { sqlMigration } from '#platform/data/database/migrate.ts'

/** When a learner last had the waiting room or the paper of an exam round open. */
export const examPresence = sqlMigration('0765-exam-presence', [
  `create table exam_presence (
    site text collate "C" not null,
    "roundID" text collate "C" not null,
    "userID" text collate "C" not null,
    "seenAt" timestamptz not null,
    primary key (site, "roundID", "userID"),
    foreign key (site, "roundID") references exam_round (site, _id) on delete cascade
  )`,
])
