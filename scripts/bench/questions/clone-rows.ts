import type { Bare } from './standing.ts'

interface Clones {
  table: string
  /** The row to copy: a condition in SQL. */
  where: string
  count: number
  /** What differs, as SQL of `n`, which counts from 1. */
  set: Record<string, string>
  values?: readonly unknown[]
}

/** Stores copies of one row, so that a table grows without its writers. Throws if there is no such row. */
export async function cloneRows(bare: Bare, { table, where, count, set, values = [] }: Clones): Promise<void> {
  const { rows } = await bare.query(
    `select column_name as name from information_schema.columns
     where table_schema = current_schema() and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  )
  const names = (rows as { name: string }[]).map(({ name }) => name)
  const columns = names.map((name) => `"${name}"`).join(', ')
  const cells = names.map((name) => set[name] ?? `source."${name}"`).join(', ')
  const { rows: inserted } = await bare.query(
    `with inserted as (insert into "${table}" (${columns}) select ${cells}
       from (select * from "${table}" where ${where} limit 1) source, generate_series(1, ${count}) n returning 1)
     select count(*)::int as n from inserted`,
    values,
  )
  if ((inserted as { n: number }[])[0]?.n !== count) throw new Error(`the demo has no row of ${table} where ${where}`)
}
