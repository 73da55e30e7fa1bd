import { createHash } from 'node:crypto'
import { bankInText } from '#domain/money/bank-file/bank-in-text.ts'
import type { BankFile } from '#domain/money/bank-file/layout.ts'
import { reversalsOf, rowKeys } from '#domain/money/bank-file/row-key.ts'
import type { StatementRow } from '#domain/money/bank-file/statement.ts'
import { isReference } from '#domain/money/reference.ts'

/** A row of a file before it is stored. Money that the bank took back is negative. */
export interface IncomingRow {
  key: string
  line: number
  day: string
  time: string | null
  payer: string
  ref1: string | null
  ref2: string | null
  billerId: string | null
  sendingBank: string | null
  amount: number
  /** The key of the row that it reverses, if the file has it. */
  reverses: string | null
}

/** Returns the rows of a bill payment file, without rows of 0 baht. Lines are counted as in the file. */
export function rowsOfFile(file: BankFile): IncomingRow[] {
  const keys = rowKeys(file).map(digest)
  const reversals = reversalsOf(file.rows)
  const rows = file.rows.map((row, at) => {
    const reversed = reversals.get(at)
    return {
      ...{ key: keys[at]!, line: at + 2, day: row.day, time: row.time, payer: row.payer },
      ...{ ref1: row.ref1 || null, ref2: row.ref2 || null, billerId: row.billerId || null },
      ...{ sendingBank: row.sendingBank || null, amount: row.kind === 'debit' ? -row.amount : row.amount },
      reverses: reversed === null || reversed === undefined ? null : keys[reversed]!,
    }
  })
  return rows.filter(({ amount }) => amount !== 0)
}

/** Returns the deposits of a statement. A payment reference in its texts becomes the first reference. */
export function rowsOfStatement(
  { bank, account }: { bank: string; account: string },
  rows: readonly StatementRow[],
): IncomingRow[] {
  const counts = new Map<string, number>()
  return rows
    .filter(({ deposit }) => deposit > 0)
    .map((row) => {
      const equal = JSON.stringify(['statement', bank, account, row.day, row.time, row.description, row.reference])
      const base = `${equal} ${row.deposit} ${row.balance ?? ''}`
      const count = (counts.get(base) ?? 0) + 1
      counts.set(base, count)
      const payer = (row.description || row.payerAccount || '').slice(0, 200)
      return {
        ...{ key: digest(`${base}#${count}`), line: row.at + 1, day: row.day, time: row.time, payer },
        ...{ ref1: referenceIn(`${row.reference} ${row.description}`), ref2: null, billerId: null },
        sendingBank: bankInText(row.description),
        ...{ amount: row.deposit, reverses: null },
      }
    })
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex')

/** Returns the first payment reference in a text. */
const referenceIn = (text: string): string | null =>
  [...text.matchAll(/(?<!\d)\d{12}(?!\d)/g)].map(([digits]) => digits).find(isReference) ?? null
