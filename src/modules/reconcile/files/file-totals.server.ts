import { sql } from 'kysely'
import { addBaht } from '#domain/money/baht.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import type { RowState } from '../rules/file-states.ts'

export interface FileTotals {
  /** Matched, open and other rows of the file, in baht. */
  matched: number
  open: number
  others: number
  /** The total of the bank less all of them and what earlier files had. It must be 0. */
  difference: number
  counts: Record<RowState, number>
  exact: { count: number; amount: number }
}

/** Adds up the rows of a file and compares them with the total of the bank. */
export async function fileTotals(
  ctx: Context,
  file: { _id: string; total: number; earlierTotal: number },
): Promise<FileTotals> {
  const sums = await from(ctx, 'bank_row')
    .select(['bank_row.state', 'bank_row.isExact'])
    .select(sql<number>`count(*)::int`.as('count'))
    .select(sql<number>`sum(bank_row.amount)::float8`.as('amount'))
    .where('bank_row.fileID', '=', file._id)
    .groupBy(['bank_row.state', 'bank_row.isExact'])
    .execute()
  const of = (...states: RowState[]) => sums.filter(({ state }) => states.includes(state))
  const amountOf = (...states: RowState[]) => addBaht(...of(...states).map(({ amount }) => amount))
  const countOf = (state: RowState) => of(state).reduce((sum, { count }) => sum + count, 0)
  const [matched, open] = [amountOf('matched'), amountOf('suggested', 'open')]
  const others = amountOf('ignored', 'reversed')
  const exact = of('suggested').filter(({ isExact }) => isExact)
  return {
    ...{ matched, open, others, difference: addBaht(file.total, -matched, -open, -others, -file.earlierTotal) },
    counts: {
      ...{ matched: countOf('matched'), suggested: countOf('suggested'), open: countOf('open') },
      ...{ ignored: countOf('ignored'), reversed: countOf('reversed') },
    },
    exact: {
      count: exact.reduce((sum, { count }) => sum + count, 0),
      amount: addBaht(...exact.map(({ amount }) => amount)),
    },
  }
}
