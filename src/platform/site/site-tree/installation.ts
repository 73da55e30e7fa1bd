import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'

/** Returns the size of the database in bytes. */
export const databaseBytes = async (ctx: Context): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select pg_database_size(current_database())::float8 as n`.execute(
    ctx[executor],
  )
  return rows[0]!.n
}
