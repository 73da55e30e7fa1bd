import { sql } from 'kysely'
import type { Database } from './database.ts'

/** Tells the planner what the tables hold; to be called after migrations and seeds, outside a transaction. */
export const refreshStatistics = ({ kind, patiently }: Database): Promise<void> =>
  patiently(async (kysely) => {
    await (kind === 'pglite' ? sql`vacuum analyze` : sql`analyze`).execute(kysely)
  })
