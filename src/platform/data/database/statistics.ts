import { sql } from 'kysely'
import type { Database } from './database.ts'

/**
 * Tells the planner what the tables hold and puts what waits into its indexes; to be called after migrations and seeds,
 * outside a transaction.
 */
export const refreshStatistics = ({ patiently }: Database): Promise<void> =>
  patiently(async (kysely) => {
    await sql`vacuum analyze`.execute(kysely)
  })
