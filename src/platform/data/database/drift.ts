import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { Kysely, PGliteDialect, sql } from 'kysely'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import type { AnyPrivateTable } from '#platform/data/private-table/private-table.ts'
import { declaredSchema } from './declared-schema.ts'
import type { Migration } from './migrate.ts'
import { engine } from './pglite/engine.ts'
import { lineOf, type SchemaObject, schemaObjects } from './schema-objects.ts'

export interface Sources {
  collections: readonly AnyCollection[]
  tables?: readonly AnyPrivateTable[]
  migrations: readonly Migration[]
}

/** The schema from migrations and the declared schema, as PostgreSQL describes both. */
export interface BothSchemas {
  migrated: SchemaObject[]
  declared: SchemaObject[]
}

/** Returns the lines that only the declared schema has and those that it lacks. Empty if both agree. */
export const schemaDrift = async (sources: Sources): Promise<{ added: string[]; removed: string[] }> => {
  const { migrated, declared } = await bothSchemas(sources)
  return { added: beyond(declared, migrated).map(lineOf), removed: beyond(migrated, declared).map(lineOf) }
}

/** Builds both schemas in a PostgreSQL in memory, which takes a few seconds. */
export const bothSchemas = async ({ collections, tables, migrations }: Sources): Promise<BothSchemas> => {
  const pglite = await PGlite.create('memory://', {
    extensions: { btree_gist, pg_trgm },
    pgliteWasmModule: engine,
  })
  const db = new Kysely<unknown>({ dialect: new PGliteDialect({ pglite }) })
  try {
    await sql`create extension pg_trgm`.execute(db)
    await sql`create extension btree_gist`.execute(db)
    const migrated = await built(db, 'migrated', async () => {
      for (const migration of migrations) await migration.up(db)
    })
    const declared = await built(db, 'declared', async () => {
      for (const statement of declaredSchema(collections, tables)) await sql.raw(statement).execute(db)
    })
    return { migrated, declared }
  } finally {
    await db.destroy()
  }
}

/** The objects of `these` that are missing or different in `those`. */
export const beyond = (these: readonly SchemaObject[], those: readonly SchemaObject[]): SchemaObject[] => {
  const known = new Set(those.map(lineOf))
  return these.filter((object) => !known.has(lineOf(object)))
}

const built = async (db: Kysely<unknown>, schema: string, build: () => Promise<void>): Promise<SchemaObject[]> => {
  await sql`create schema ${sql.id(schema)}`.execute(db)
  await sql`set search_path to ${sql.id(schema)}, public`.execute(db)
  await build()
  return schemaObjects(db)
}
