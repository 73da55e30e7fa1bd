import { sqlMigration } from '#platform/data/database/migrate.ts'

export const personChanges = sqlMigration('0446-person-changes', [
  `create table "person_change" (
    site text collate "C" not null references site (_id),
    _id text collate "C" not null,
    "createdAt" timestamptz not null,
    "updatedAt" timestamptz not null,
    version integer not null default 1,
    "userID" text collate "C" not null,
    "kind" text collate "C" not null,
    "told" text collate "und-x-icu" not null,
    "reason" text not null,
    "other" text collate "C",
    "undo" jsonb not null,
    "undoneAt" timestamptz,
    "byName" text collate "und-x-icu" not null,
    search text not null default '',
    primary key (site, _id)
  )`,
  `alter table "person_change" add constraint "person_change_to_userID" foreign key (site, "userID") references "user" (site, _id)`,
  `create index "person_change_by_createdAt" on "person_change" (site, "createdAt" desc, _id)`,
  `create index "person_change_by_userID_createdAt" on "person_change" (site, "userID", "createdAt" desc, _id)`,
  `create index "person_change_search" on "person_change" using gin (search gin_trgm_ops)`,
  // Whoever has courses has learners: the records of learners are kept where the courses are.
  `update "configuration" set plugins = array_append(plugins, 'student') where 'lesson' = any(plugins) and not 'student' = any(plugins)`,
  `update "package" set plugins = array_append(plugins, 'student') where 'lesson' = any(plugins) and not 'student' = any(plugins)`,
])
