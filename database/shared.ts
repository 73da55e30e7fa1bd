import { type Kysely, sql } from 'kysely'
import type { Database } from '#platform/data/database/database.ts'
import type { Template, TestDatabase, TestDriver } from '#platform/data/database/test-database.ts'

/**
 * Returns a database for one academy of the tests, made by its template. The files of a worker take turns with few
 * databases. After each file the rows of the template are restored, which takes a tenth of the time of a new database.
 * A database with changed tables, with too many rows or without a response is removed, and the next file gets a new
 * one.
 */
export const sharedScratch = async (driver: TestDriver, template: Template): Promise<Shared> => {
  // Outside a worker of a test run nothing would remove an idle database at the end.
  if (!process.env['WICHA_TEST_RUN']) return driver.open({ template })
  const key = `${driver.kind} ${template.name}`
  const idle = idleOf(key)
  const ready = idle.pop() ?? (await prepared(await driver.open({ template: template })))
  const { scratch } = ready
  const remove = async () => {
    const isKept = idle.length < mostIdle && (await isRestored(ready))
    if (isKept) idle.push(ready)
    else await scratch.remove().catch(() => {})
  }
  // The user of a shared database must not close it.
  return { database: { ...scratch.database, close: async () => {} }, remove }
}

type Shared = Pick<TestDatabase, 'database' | 'remove'>

interface Ready {
  scratch: TestDatabase
  /** Its tables, columns, indexes and constraints as a hash. */
  shape: string
}

/** Maximum idle databases of each kind. A file that opens more at once removes the others when it ends. */
const mostIdle = 2
/** A database above this size in bytes takes longer to restore than to create. */
const mostBytes = 24 << 20

/** The idle databases of this worker. Files of a worker share their imports. */
const waiting = new Map<string, Ready[]>()
const idleOf = (key: string) => waiting.get(key) ?? waiting.set(key, []).get(key)!

/** Stores a copy of the rows in a separate schema. */
async function prepared(scratch: TestDatabase): Promise<Ready> {
  await scratch.database.patiently((kysely) => sql.raw(keepRows).execute(kysely))
  return { scratch, shape: (await measured(scratch.database)).shape }
}

/** Restores the rows. Returns whether the database is then as new. */
async function isRestored({ scratch, shape }: Ready): Promise<boolean> {
  try {
    const now = await measured(scratch.database)
    if (now.shape !== shape || now.bytes > mostBytes) return false
    await scratch.database.patiently((kysely) => sql.raw(putBack).execute(kysely))
    return true
  } catch {
    return false
  }
}

const measured = async ({ kysely }: Database): Promise<{ shape: string; bytes: number }> => {
  const { rows } = await measure(kysely)
  return rows[0]!
}

const measure = (kysely: Kysely<unknown>) =>
  sql<{ shape: string; bytes: number }>`select
    (select sum(pg_total_relation_size(oid))::float8 from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace) as bytes,
    md5(concat(
      (select string_agg(concat_ws(' ', c.oid, c.relname, a.attname, a.atttypid, a.attnotnull), ',' order by c.oid, a.attnum) from pg_class c
        join pg_attribute a on a.attrelid = c.oid where c.relnamespace = 'public'::regnamespace and a.attnum > 0),
      (select string_agg(concat_ws(' ', oid, conname), ',' order by oid) from pg_constraint),
      (select string_agg(concat_ws(' ', oid, tgname, tgenabled), ',' order by oid) from pg_trigger),
      (select string_agg(concat_ws(' ', oid, proname, md5(prosrc)), ',' order by oid) from pg_proc where pronamespace = 'public'::regnamespace)
    )) as shape`.execute(kysely)

const tables = `select c.oid, c.relname as name, pg_relation_size(c.oid) as bytes,
    (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
      where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
  from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`

const keepRows = `do $$
declare one record; holds boolean;
begin
  create schema kept;
  create table kept.sequences as select sequencename as name, last_value as value from pg_sequences where schemaname = 'public';
  create table kept.estimates as select oid, reltuples as value from pg_class where relnamespace = 'public'::regnamespace;
  for one in ${tables} loop
    execute format('select exists (select from public.%I)', one.name) into holds;
    if holds then execute format('create table kept.%I as select %s from public.%I', 'rows of ' || one.name, one.columns, one.name); end if;
  end loop;
end $$`

/** Small tables are emptied with DELETE, which keeps the cached plans. */
const putBack = `do $$
declare one record; was bigint;
begin
  set local session_replication_role = replica;
  for one in ${tables} loop
    if one.bytes > 131072 then execute format('truncate public.%I cascade', one.name);
    elsif one.bytes > 0 then execute format('delete from public.%I', one.name); end if;
  end loop;
  for one in ${tables} loop
    if to_regclass(format('kept.%I', 'rows of ' || one.name)) is not null then
      execute format('insert into public.%I (%s) overriding system value select * from kept.%I', one.name, one.columns, 'rows of ' || one.name);
    end if;
  end loop;
  for one in select * from kept.sequences loop
    was := one.value;
    execute format('alter sequence public.%I restart', one.name);
    if was is not null then perform setval(format('public.%I', one.name)::regclass, was); end if;
  end loop;
  -- How many rows a table is thought to have is shown to people.
  update pg_class set reltuples = value from kept.estimates e where e.oid = pg_class.oid and reltuples <> value;
end $$`
