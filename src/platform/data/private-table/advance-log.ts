import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import type { PrivateTable } from './private-table.ts'

interface Advance<Head extends object, Entry extends object> {
  /** The row that counts the entries in `seq`. */
  head: PrivateTable<string, Head & { seq: number }>
  log: PrivateTable<string, Entry & { seq: number }>
  /** The column that both tables share, and its value. */
  owner: { column: keyof Head & keyof Entry & string; value: string }
  /** The number that the head had when it was read. */
  seq: number
  /** What else changes in the head. */
  change: Partial<Omit<Head, 'seq'>>
  /** The entry without its number and owner. */
  entry: Partial<Omit<Entry, 'seq'>>
}

/**
 * Adds an entry to a log and moves its head, in one statement that commits alone outside a transaction. Returns false, and changes
 * nothing, if another write moved the head first: what was read before is then out of date.
 */
export const advanceLog = async <Head extends object, Entry extends object>(
  ctx: Context,
  { head, log, owner, seq, change, entry }: Advance<Head, Entry>,
): Promise<boolean> => {
  const next = { ...change, seq: seq + 1 }
  const sets = Object.entries(next).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  const row = { ...entry, seq: seq + 1, [owner.column]: owner.value, site: ctx.site._id }
  const { rows } = await sql`with moved as (
      update ${sql.table(head.name)} set ${sql.join(sets)}
      where site = ${ctx.site._id} and ${sql.ref(owner.column)} = ${owner.value} and seq = ${seq} returning 1
    ) insert into ${sql.table(log.name)} (${sql.join(Object.keys(row).map((column) => sql.ref(column)))})
    select ${sql.join(Object.values(row))} from moved returning 1`.execute(ctx[executor])
  return rows.length === 1
}
