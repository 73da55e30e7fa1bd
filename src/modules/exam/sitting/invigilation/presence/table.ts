import { defineTable, keyColumn as key } from '#platform/data/private-table/private-table.ts'

/** When a learner last had the waiting room or the paper of a round open. */
export const examPresence = defineTable<{ roundID: string; userID: string; seenAt: string }>()({
  name: 'exam_presence',
  schema: [
    `create table exam_presence (
  site ${key} not null,
  "roundID" ${key} not null,
  "userID" ${key} not null,
  "seenAt" timestamptz not null,
  primary key (site, "roundID", "userID"),
  foreign key (site, "roundID") references exam_round (site, _id) on delete cascade
)`,
  ],
})
