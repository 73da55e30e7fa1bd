import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'

/**
 * Updates the planner's statistics of some tables, after a job wrote thousands of rows. Until then PostgreSQL plans the
 * checks of references and sums as for an empty table, and each of them reads all rows.
 */
export const analyzeTables = async (ctx: Context, names: readonly string[]): Promise<void> => {
  await sql`analyze ${sql.join(names.map((name) => sql.table(name)))}`.execute(ctx[executor])
}
