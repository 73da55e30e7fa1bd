import { sql } from 'kysely'
import type { Database } from './database.ts'

/**
 * Updates the planner's statistics and flushes pending index entries. Call it after migrations and seeds, outside a
 * transaction.
 */
export const refreshStatistics = ({ patiently }: Database): Promise<void> =>
  patiently(async (kysely) => {
    await sql`vacuum analyze`.execute(kysely)
  })
