import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'

/** Returns the next number of a sequence of the database. Numbers are unique over all sites; some may be missing. */
export const nextInSequence = async (ctx: Context, name: string): Promise<number> => {
  const { rows } = await sql<{ n: string }>`select nextval(${name}::regclass) as n`.execute(ctx[executor])
  return Number(rows[0]!.n)
}

/** Returns the next `count` numbers of a sequence, in order. */
export const nextNumbers = async (
  ctx: Context,
  { name, count }: { name: string; count: number },
): Promise<number[]> => {
  const { rows } = await sql<{ n: string }>`
    select nextval(${name}::regclass) as n from generate_series(1, ${count}::int)`.execute(ctx[executor])
  return rows.map(({ n }) => Number(n))
}
