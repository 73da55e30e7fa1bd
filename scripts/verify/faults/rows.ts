import { sql } from 'kysely'
import { openDatabase } from '#platform/data/database/database.ts'
import { root } from '../../building/built.ts'

/** The content of a table: the number of rows, and a digest of all of them in a fixed order. */
export interface Held {
  rows: number
  digest: string
}

/** Returns every table of a stopped installation by name. */
export const tablesIn = async ({ dataDir, url }: { dataDir: string; url: string }): Promise<Map<string, Held>> => {
  const database = await openDatabase({ ...(url && { url }), folder: dataDir, root, log: () => {} })
  try {
    return await database.patiently(async (kysely) => {
      await sql`select set_config('TimeZone', 'UTC', false), set_config('DateStyle', 'ISO', false)`.execute(kysely)
      const tables = await sql<{ name: string }>`select relname as name from pg_class
        where relkind = 'r' and relnamespace = current_schema::regnamespace order by relname collate "C"`.execute(
        kysely,
      )
      const held = new Map<string, Held>()
      for (const { name } of tables.rows) {
        const { rows } = await sql<Held>`select count(*)::integer as rows,
            md5(coalesce(string_agg(md5(t::text), '' order by md5(t::text) collate "C"), '')) as digest
          from ${sql.table(name)} t`.execute(kysely)
        held.set(name, rows[0]!)
      }
      return held
    })
  } finally {
    await database.close()
  }
}

/** Returns how many tables and rows were compared, and the tables that differ. */
export const compared = (before: ReadonlyMap<string, Held>, after: ReadonlyMap<string, Held>) => {
  const names = [...new Set([...before.keys(), ...after.keys()])]
  const rows = [...before.values()].reduce((sum, held) => sum + held.rows, 0)
  const isSame = (name: string) =>
    before.get(name)?.rows === after.get(name)?.rows && before.get(name)?.digest === after.get(name)?.digest
  return { tables: names.length, rows, differing: names.filter((name) => !isSame(name)) }
}
