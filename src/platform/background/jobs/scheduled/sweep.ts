import { type RawBuilder, sql } from 'kysely'
import type { App } from '#platform/context.ts'

const atOnce = 1000

/** Deletes rows of a platform table that match a condition, a thousand per statement. */
export const sweep = async (app: App, of: { table: string; where: RawBuilder<unknown> }): Promise<void> => {
  const table = sql.table(of.table)
  for (let swept = atOnce; swept === atOnce;) {
    const { numAffectedRows } = await sql`delete from ${table} where ctid = any(array(
      select ctid from ${table} where ${of.where} limit ${atOnce}))`.execute(app.database.kysely)
    swept = Number(numAffectedRows)
  }
}
