import { sqlMigration } from '#platform/data/database/migrate.ts'

/** What calls with an Idempotency-Key were answered. */
export const answeredCalls = sqlMigration('0041-answered-calls', [
  `create table answered_call (
    site text collate "C" not null references site (_id) on delete cascade,
    key text collate "C" not null,
    who text collate "C" not null,
    request text collate "C" not null,
    answer text,
    "createdAt" timestamptz not null,
    primary key (site, key, who)
  )`,
  `create index answered_call_by_age on answered_call ("createdAt")`,
])
