import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import type { IncomingRow } from './incoming-row.ts'

export interface EarlierRow {
  _id: string
  amount: number
}

const atOnce = 500

/** The rows with these keys of other files, by key. */
export async function earlierRows(
  ctx: Context,
  { fileID, keys }: { fileID: string; keys: readonly string[] },
): Promise<Map<string, EarlierRow>> {
  const known = new Map<string, EarlierRow>()
  for (let at = 0; at < keys.length; at += atOnce) {
    const rows = await from(ctx, 'bank_row')
      .select(['bank_row._id', 'bank_row.key', 'bank_row.amount'])
      .where('bank_row.key', 'in', keys.slice(at, at + atOnce))
      .where('bank_row.fileID', '<>', fileID)
      .execute()
    for (const { key, _id, amount } of rows) known.set(key, { _id, amount })
  }
  return known
}

/**
 * For each debit, the earlier row that it reverses: the one that the file names, or the last of the account with the
 * same reference and amount. A row is reversed once.
 */
export async function reversedRows(
  ctx: Context,
  of: { accountID: string; rows: readonly IncomingRow[]; earlier: ReadonlyMap<string, EarlierRow> },
): Promise<Map<string, string>> {
  const reversed = new Map<string, string>()
  const fresh = new Set(of.rows.map(({ key }) => key))
  for (const row of of.rows) {
    if (row.amount > 0 || (row.reverses && fresh.has(row.reverses))) continue
    const named = row.reverses ? of.earlier.get(row.reverses)?._id : undefined
    const _id = named ?? (await lastEqual(ctx, { ...of, row, taken: [...reversed.values()] }))
    if (_id) reversed.set(row.key, _id)
  }
  return reversed
}

async function lastEqual(
  ctx: Context,
  { accountID, row, taken }: { accountID: string; row: IncomingRow; taken: readonly string[] },
): Promise<string | undefined> {
  if (row.ref1 === null) return undefined
  const found = await from(ctx, 'bank_row')
    .select('bank_row._id')
    .where('bank_row.accountID', '=', accountID)
    .where('bank_row.ref1', '=', row.ref1)
    .where('bank_row.amount', '=', -row.amount)
    .where('bank_row.state', '<>', 'reversed')
    .where('bank_row.day', '<=', row.day)
    .where('bank_row._id', 'not in', ['', ...taken])
    .orderBy('bank_row.day', 'desc')
    .orderBy('bank_row._id', 'desc')
    .executeTakeFirst()
  return found?._id
}

/** The keys of rows of a statement whose money is in a bill payment file: same day, reference and amount. */
export async function rowsOfBills(
  ctx: Context,
  { accountID, rows }: { accountID: string; rows: readonly IncomingRow[] },
): Promise<Set<string>> {
  const references = [...new Set(rows.flatMap(({ ref1 }) => ref1 ?? []))]
  const known = new Set<string>()
  for (let at = 0; at < references.length; at += atOnce) {
    const bills = await from(ctx, 'bank_row')
      .select(['bank_row.day', 'bank_row.ref1', 'bank_row.amount'])
      .where('bank_row.accountID', '=', accountID)
      .where('bank_row.billerId', 'is not', null)
      .where('bank_row.ref1', 'in', references.slice(at, at + atOnce))
      .execute()
    for (const bill of bills) known.add(placeOf(bill))
  }
  return new Set(rows.filter((row) => known.has(placeOf(row))).map(({ key }) => key))
}

const placeOf = ({ day, ref1, amount }: { day: string; ref1: string | null; amount: number }) =>
  `${day} ${ref1} ${amount}`
