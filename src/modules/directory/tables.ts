import { defineTable, keyColumn as key } from '#platform/data/private-table/private-table.ts'

/** Which learner follows which entry of the directory. */
export const directoryPerson = defineTable<{
  externalID: string
  user: string
  /** The account was deactivated because the entry left the directory. */
  isOff: boolean
}>()({
  name: 'directory_person',
  schema: [
    `create table directory_person (
  site ${key} not null,
  "externalID" ${key} not null,
  "user" ${key} not null,
  "isOff" boolean not null,
  primary key (site, "externalID"),
  unique (site, "user"),
  foreign key (site, "user") references "user" (site, _id) on delete cascade
)`,
  ],
})

/** The last synchronisation of a site; its result is null while it runs. */
export const directorySync = defineTable<{
  /** The number of its job. */
  job: number | null
  by: string
  startedAt: string
  endedAt: string | null
  result: string | null
}>()({
  name: 'directory_sync',
  schema: [
    `create table directory_sync (
  site ${key} primary key references site (_id) on delete cascade,
  job bigint,
  "by" text not null,
  "startedAt" timestamptz not null,
  "endedAt" timestamptz,
  result jsonb
)`,
  ],
})
