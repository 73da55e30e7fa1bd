import { type Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Database } from './database.ts'
import { UnknownMigration } from './failures.ts'

export interface Migration {
  /** `0001-what-it-does`: four digits give the order. */
  name: string
  up(db: Kysely<unknown>): Promise<void>
}

/** A migration that is SQL and nothing else, one statement after the other. */
export const sqlMigration = (name: string, statements: readonly string[]): Migration => ({
  name,
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
})

/**
 * Runs the migrations that this database has not had, in order, in one transaction under a lock; answers how many ran.
 * Throws UnknownMigration when the database is newer than this code, and the error of PostgreSQL when one fails.
 */
export const migrate = (database: Database, migrations: readonly Migration[]): Promise<number> =>
  database.patiently(async (kysely) => {
    const done = await namesOfDone(kysely)
    refuseUnknown(done, migrations)
    // The migrator looks through the whole catalogue of PostgreSQL first, which is half a second of a start.
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
