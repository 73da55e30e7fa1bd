import { sql } from 'kysely'
import { from, rows } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { type Difference, inBaht, mostOfRule } from './difference.ts'

/** Compares rows of banks with the payments of their matches, and files with their rows. */
export const bankDifferences = async (ctx: Context): Promise<Difference[]> => [
  ...(await matchedRows(ctx)),
  ...(await sumsOfFiles(ctx)),
]

async function matchedRows(ctx: Context): Promise<Difference[]> {
  const matches = from(ctx, 'bank_match')
    .innerJoin(rows(ctx, 'payment'), 'payment._id', 'bank_match.paymentID')
    .select(['bank_match.rowID', sql<number>`sum(payment.amount)`.as('amount')])
    .where('bank_match.undoneAt', 'is', null)
    .groupBy('bank_match.rowID')
    .as('matches')
  const expected = sql<number>`case when bank_row.state = 'matched' then bank_row.amount else 0 end`
  const wrong = await from(ctx, 'bank_row')
    .leftJoin(matches, 'matches.rowID', 'bank_row._id')
    .select(['bank_row._id', sql<number>`(${expected})::float8`.as('expected')])
    .select(sql<number>`coalesce(matches.amount, 0)::float8`.as('actual'))
    .where(sql<boolean>`${expected} <> coalesce(matches.amount, 0)`)
    .orderBy('bank_row._id')
    .limit(mostOfRule)
    .execute()
  return wrong.map(({ _id, expected: sum, actual }) => ({
    ...{ rule: 'bankRow', subject: `bank_row/${_id}`, orderID: null, expected: inBaht(sum), actual: inBaht(actual) },
  }))
}

async function sumsOfFiles(ctx: Context): Promise<Difference[]> {
  const sums = from(ctx, 'bank_row')
    .select(['bank_row.fileID', sql<number>`sum(bank_row.amount)`.as('sum')])
    .groupBy('bank_row.fileID')
    .as('sums')
  const files = await from(ctx, 'bank_file')
    .leftJoin(sums, 'sums.fileID', 'bank_file._id')
    .select(['bank_file._id', 'bank_file.total'])
    .select(sql<number>`(coalesce(sums.sum, 0) + bank_file."earlierTotal")::float8`.as('sum'))
    .where('bank_file.state', 'in', ['preview', 'applying', 'done'])
    .where(sql<boolean>`coalesce(sums.sum, 0) + bank_file."earlierTotal" <> bank_file.total`)
    .orderBy('bank_file._id')
    .limit(mostOfRule)
    .execute()
  return files.map(({ _id, total, sum }) => ({
    ...{ rule: 'bankFile', subject: `bank_file/${_id}`, orderID: null, expected: inBaht(total), actual: inBaht(sum) },
  }))
}
