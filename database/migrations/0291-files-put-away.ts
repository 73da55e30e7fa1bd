import { sqlMigration } from '#platform/data/database/migrate.ts'

/**
 * Files that were put away and can be brought back; the storage that a file lies in, which is not removed under it; and moves of
 * files from one store to another. What named a storage that is gone could be opened by nobody: it stands as lost on this machine.
 */
export const filesPutAway = sqlMigration('0291-files-put-away', [
  `alter table file add column "removedAt" timestamptz`,
  `alter table file add column "removedBy" text`,
  `update file set store = 'disk' where store like 'space %'
    and not exists (select 1 from space s where s.site = file.site and s._id = substr(file.store, 7))`,
  `alter table file add column space text collate "C"
    generated always as (case when store like 'space %' then substr(store, 7) end) stored`,
  `alter table file add foreign key (site, space) references space (site, _id)`,
  `create index file_by_space on file (site, space) where space is not null`,
  `create table file_move (
      _id text collate "C" primary key,
      site text collate "C" not null references site (_id) on delete cascade,
      "from" text collate "C" not null,
      "to" text collate "C" not null,
      at text collate "C" not null default '',
      total integer not null,
      done integer not null default 0,
      bytes bigint not null default 0,
      failed integer not null default 0,
      state text collate "C" not null default 'running' check (state in ('running', 'done', 'cancelled', 'stopped')),
      "userSite" text collate "C" not null,
      "user" text collate "C" not null,
      "createdAt" timestamptz not null,
      "endedAt" timestamptz
    )`,
  `create unique index file_move_running on file_move (site) where state = 'running'`,
  `create index file_move_by_site on file_move (site, "createdAt" desc)`,
])
