import { sqlMigration } from '#platform/data/database/migrate.ts'

/**
 * What a site is in the family: its kind, whether it is suspended, what it takes over from the site above. A unit whose people
 * are students is a school, as decision 19 has it; nothing was suspended or taken over before.
 */
export const familyOfSites = sqlMigration('0150-family-of-sites', [
  `alter table "configuration" add column "kind" text collate "C"`,
  `alter table "configuration" add column "suspended" boolean`,
  `alter table "configuration" add column "inherits" jsonb`,
  `alter table "configuration" add column "institution" jsonb`,
  `alter table "configuration" add column "address" jsonb`,
  `update "configuration" set "suspended" = false, "inherits" = '{}', "kind" =
    case when "layout" ->> 'usermenuendpoint' = 'student' and "siteType" = 'unit' then 'school' else 'website' end`,
  `alter table "configuration" alter column "kind" set not null`,
  `alter table "configuration" alter column "suspended" set not null`,
  `alter table "configuration" alter column "inherits" set not null`,
  `alter table "configuration" add check ("kind" in ('website', 'school', 'institution'))`,
  `create table site_draft (
    "userSite" text collate "C" not null,
    "user" text collate "C" not null,
    _id text collate "C" not null,
    written jsonb not null,
    "updatedAt" timestamptz not null,
    primary key ("userSite", "user"),
    foreign key ("userSite", "user") references "user" (site, _id) on delete cascade
  )`,
])
