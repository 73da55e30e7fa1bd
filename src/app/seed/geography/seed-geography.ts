import { type Kysely, sql } from 'kysely'
import { tagOf } from '#platform/data/collection/reads.ts'
import type { App } from '#platform/context.ts'
import { type Places, readPlaces } from './read-places.ts'

/** Seeds the places of Thailand into a database without any. A later start only checks whether they exist. */
export const seedGeography = async (app: App) => {
  const { rows } = await sql`select 1 from province limit 1`.execute(app.database.kysely)
  if (rows.length > 0) return
  await seedPlaces(app, await readPlaces())
}

/** Stores missing places, all or none. */
export const seedPlaces = async (app: App, places: Places) => {
  const now = new Date(app.clock()).toISOString()
  await app.database.patiently((kysely) =>
    kysely.transaction().execute(async (inside) => {
      for (const name of names) await insert(inside, { name, rows: places[name], now })
    }),
  )
  app.purges.add(names.map((name) => tagOf('', { name, isGlobal: true })))
}

const names = ['province', 'amphure', 'tambon'] as const

/**
 * Inserts the whole table in one statement. A process that starts at the same time on the same server finds it done.
 */
async function insert(
  kysely: Kysely<unknown>,
  of: { name: keyof Places; rows: readonly { id: number }[]; now: string },
) {
  const system = { createdAt: of.now, updatedAt: of.now, version: 1, search: '' }
  const rows = of.rows.map((row) => ({ _id: String(row.id).padStart(24, '0'), ...row, ...system }))
  const table = sql.table(of.name)
  await sql`insert into ${table} select * from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb)
    on conflict do nothing`.execute(kysely)
}
