import { sqlMigration } from '#platform/data/database/migrate.ts'

/** Who changed what, and when: only ever added to, which the database itself sees to. */
export const history = sqlMigration('0042-history', [
  `create table history (
    site text collate "C" not null,
    collection text collate "C" not null,
    "row" text collate "C" not null,
    version integer not null,
    verb text collate "C" not null check (verb in ('create', 'update', 'remove', 'restore')),
    "user" text collate "C",
    name text not null,
    role text collate "C" not null,
    at timestamptz not null,
    changes jsonb not null,
    primary key (site, collection, "row", version)
  )`,
  `create function history_stays() returns trigger language plpgsql as $$
  begin
    raise exception 'history stays as it was written' using errcode = 'insufficient_privilege';
  end $$`,
  'create trigger history_stays before update or delete on history for each row execute function history_stays()',
  'create trigger history_is_not_emptied before truncate on history for each statement execute function history_stays()',
])
