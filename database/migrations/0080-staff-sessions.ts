import { sqlMigration } from '#platform/data/database/migrate.ts'

/** What the site picker and the layout of the back office keep; and no role but those of staff can be granted. */
export const staffSessions = sqlMigration('0080-staff-sessions', [
  `alter table "session" add column "isChosen" boolean default true not null`,
  `create table hand_over (
    hash text collate "C" primary key,
    session text collate "C" not null references session (hash) on delete cascade,
    site text collate "C" not null references site (_id) on delete cascade,
    "expiresAt" timestamptz not null
  )`,
  `create index hand_over_by_session on hand_over (session)`,
  `create index hand_over_by_site on hand_over (site)`,
  `create table office_layout (
    "userSite" text collate "C" not null,
    "user" text collate "C" not null,
    density text collate "C" not null check (density in ('comfortable', 'compact')),
    scheme text collate "C" not null check (scheme in ('auto', 'light', 'dark')),
    start text collate "C" not null,
    primary key ("userSite", "user"),
    foreign key ("userSite", "user") references "user" (site, _id) on delete cascade
  )`,
  `alter table "grant" add constraint grant_role_check
    check (role in ('root', 'superadmin', 'admin', 'manager', 'member'))`,
])
