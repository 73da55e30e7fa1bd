import { sqlMigration } from '#platform/data/database/migrate.ts'

/** What went wrong on each site, for its administrators. */
export const siteLog = sqlMigration('0290-site-log', [
  `create table site_log (
      _id bigint generated always as identity primary key,
      site text collate "C" not null references site (_id) on delete cascade,
      at timestamptz not null,
      level text collate "C" not null check (level in ('error', 'warning')),
      source text collate "C" not null check (source in ('server', 'browser')),
      text text not null,
      code text collate "C" not null
    )`,
  `create index site_log_by_site on site_log (site, _id desc)`,
  `create index site_log_by_age on site_log (at)`,
])
