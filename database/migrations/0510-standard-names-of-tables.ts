import { sqlMigration } from '#platform/data/database/migrate.ts'

const tables: Readonly<Record<string, string>> = {
  chore: 'scheduled_job',
  hand_over: 'session_transfer',
  acting: 'impersonation',
  chat_state: 'login_state',
  shared_row: 'syndicated_row',
  shared_copy: 'syndicated_copy',
}

/** Renames a table with its constraints and indexes, which are named after it. */
const renamed = ([from, to]: [string, string]) => [
  `alter table ${from} rename to ${to}`,
  `do $$ declare one record; begin
    for one in select conname as name from pg_constraint
      where conrelid = '${to}'::regclass and conname like '${from}\\_%' loop
      execute format('alter table ${to} rename constraint %I to %I', one.name, '${to}' || substr(one.name, ${from.length + 1}));
    end loop;
    for one in select i.relname as name from pg_index x join pg_class i on i.oid = x.indexrelid
      where x.indrelid = '${to}'::regclass and i.relname like '${from}\\_%' loop
      execute format('alter index %I rename to %I', one.name, '${to}' || substr(one.name, ${from.length + 1}));
    end loop;
  end $$`,
]

/** Tables of the platform take the standard terms of what they hold. */
export const standardNamesOfTables = sqlMigration('0510-standard-names-of-tables', [
  ...Object.entries(tables).flatMap(renamed),
])
