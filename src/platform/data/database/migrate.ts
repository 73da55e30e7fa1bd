import { type Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Database } from './database.ts'
import { UnknownMigration } from './failures.ts'

export interface Migration {
  /** `0001-what-it-does`: four digits set the order. */
  name: string
  up(db: Kysely<unknown>): Promise<void>
}

/** A migration that consists only of SQL statements, run in order. */
export const sqlMigration = (name: string, statements: readonly string[]): Migration => ({
  name,
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
})

/**
 * Runs the pending migrations in order, in one transaction under a lock. Returns how many ran. Throws UnknownMigration
 * if the database is newer than this code, and PostgreSQL's error if one fails.
 */
export const migrate = (database: Database, migrations: readonly Migration[]): Promise<number> =>
  database.patiently(async (kysely) => {
    const done = await namesOfDone(kysely)
    refuseUnknown(done, migrations)
    // The migrator first scans the whole catalogue of PostgreSQL, which adds half a second to a start.
    if (done.length === migrations.length) return 0
    const migrator = new Migrator({
      db: kysely.withTables<Record<string, never>>(),
      provider: { getMigrations: async () => Object.fromEntries(migrations.map((one) => [one.name, one])) },
      migrationTableName: 'migration',
      migrationLockTableName: 'migration_lock',
    })
    const { error, results = [] } = await migrator.migrateToLatest()
    if (error) throw error
    return results.length
  })

const namesOfDone = async (kysely: Kysely<unknown>): Promise<string[]> => {
  const table = await sql<{ found: string | null }>`select to_regclass('migration')::text as found`.execute(kysely)
  if (!table.rows[0]?.found) return []
  const done = await sql<{ name: string }>`select name from migration order by name`.execute(kysely)
  return done.rows.map(({ name }) => name)
}

const refuseUnknown = (done: readonly string[], migrations: readonly Migration[]) => {
  const known = new Set(migrations.map(({ name }) => name))
  const unknown = done.filter((name) => !known.has(name))
  if (unknown.length > 0) throw new UnknownMigration(unknown)
}
