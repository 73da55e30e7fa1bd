import { type Kysely, type RawBuilder, sql } from 'kysely'
import { type Database, openDatabase } from '#platform/data/database/database.ts'
import { migrate, type Migration } from '#platform/data/database/migrate.ts'

interface Move {
  /** The data folder of the embedded database; no other process may use it. */
  dataDir: string
  /** An empty PostgreSQL. */
  databaseUrl: string
  /** The project folder. */
  root: string
  migrations: readonly Migration[]
}

/**
 * Copies an embedded database into an empty PostgreSQL, row by row as text, after migrating both. The server's part is
 * one transaction. A failed move leaves empty tables, and another empty database is needed. Throws UnknownMigration if
 * the embedded database is newer than this code.
 */
export const moveIntoServer = async ({ dataDir, databaseUrl, root, migrations }: Move): Promise<void> => {
  const open = (url?: string) => openDatabase({ url, folder: dataDir, root, log: () => {} })
  const from = await open()
  try {
    await migrate(from, migrations)
    const to = await open(databaseUrl)
    try {
      await migrate(to, migrations)
      await copy(from, to)
    } finally {
      await to.close()
    }
  } finally {
    await from.close()
  }
}

const copy = (from: Database, to: Database) =>
  from.patiently((source) =>
    to.patiently((target) =>
      target.transaction().execute(async (into) => {
        const references = await referencesOf(into)
        for (const { table, name } of references)
          await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(into)
        for (const table of await tablesOf(into)) await copyTable(table, { source, into })
        for (const { table, name, definition } of references)
          await sql`alter table ${sql.table(table)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(
            into,
          )
      }),
    ),
  )

interface Column {
  name: string
  type: string
  /** Whether the column is a sequence. */
  isCounted: boolean
}
interface Table {
  name: string
  columns: Column[]
}

const rowsAtOnce = 500

async function copyTable({ name, columns }: Table, of: { source: Kysely<unknown>; into: Kysely<unknown> }) {
  const { source, into } = of
  const own = listed(columns.map((column) => sql.ref(column.name)))
  const asText = listed(columns.map((column, n) => sql`${sql.ref(column.name)}::text as ${sql.ref(`c${n}`)}`))
  await sql`delete from ${sql.table(name)}`.execute(into)
  await source.transaction().execute(async (reading) => {
    await sql`declare moved no scroll cursor for select ${asText} from ${sql.table(name)}`.execute(reading)
    for (;;) {
      const { rows } = await sql<
        Record<string, string | null>
      >`fetch ${sql.raw(String(rowsAtOnce))} from moved`.execute(reading)
      if (rows.length === 0) return
      const given = columns.map((_column, n) => sql`${rows.map((row) => row[`c${n}`])}::text[]`)
      const cast = columns.map(({ type }, n) => sql`${sql.ref(`c${n}`)}::${sql.raw(type)}`)
      const named = columns.map((_column, n) => sql.ref(`c${n}`))
      await sql`insert into ${sql.table(name)} (${own}) overriding system value
        select ${listed(cast)} from unnest(${listed(given)}) as given (${listed(named)})`.execute(into)
    }
  })
  for (const column of columns.filter(({ isCounted }) => isCounted)) await countOn(into, { table: name, column })
}

const listed = (parts: readonly RawBuilder<unknown>[]) => sql.join(parts)

/** Sets the sequence to continue after the highest number. */
const countOn = (into: Kysely<unknown>, { table, column }: { table: string; column: Column }) =>
  sql`select setval(pg_get_serial_sequence(${quoted(table)}, ${column.name}), coalesce(max(${sql.ref(column.name)}), 0) + 1, false)
    from ${sql.table(table)}`.execute(into)

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

/** Returns the tables of this schema with their stored columns. */
async function tablesOf(db: Kysely<unknown>): Promise<Table[]> {
  const { rows } = await sql<Table>`
    select c.relname as name, json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod),
        'isCounted', a.attidentity <> '') order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind = 'r' and c.relnamespace = current_schema::regnamespace
    group by c.relname order by c.relname`.execute(db)
  return rows
}

/** Tables are copied in name order, so foreign keys are added once all rows exist. */
async function referencesOf(db: Kysely<unknown>) {
  const { rows } = await sql<{ table: string; name: string; definition: string }>`
    select c.relname as table, r.conname as name, pg_get_constraintdef(r.oid) as definition
    from pg_constraint r join pg_class c on c.oid = r.conrelid
    where r.contype = 'f' and c.relnamespace = current_schema::regnamespace
    order by c.relname, r.conname`.execute(db)
  return rows
}
