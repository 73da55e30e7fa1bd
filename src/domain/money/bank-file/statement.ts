import { readThaiDay } from '#domain/thai-calendar/parse-day.ts'
import { readThaiInstant } from '#domain/thai-calendar/parse-instant.ts'
import { bangkokDay, bangkokTime } from '#domain/thai-calendar/bangkok.ts'
import { arabicDigits } from '#domain/thai-text/digits.ts'
import { readBaht } from '#domain/thai-text/read-number.ts'

import { addBaht, isBaht } from '../baht.ts'

/** The column of each value in a statement, counted from 0, and the first row with a transaction. */
export interface StatementColumns {
  firstRow: number
  day: number
  time?: number
  description?: number
  withdrawal?: number
  deposit: number
  balance?: number
  reference?: number
}

/** A transaction of a statement, in baht. `payerAccount` is the masked account that its description names. */
export interface StatementRow {
  /** The row of the sheet, counted from 0. */
  at: number
  day: string
  time: string | null
  description: string
  reference: string
  withdrawal: number
  deposit: number
  balance: number | null
  payerAccount: string | null
}

/** The first cell of a statement that cannot be read, counted from 0. `ambiguous`: its year may be of two eras. */
export interface StatementFault {
  code: 'rows' | 'day' | 'ambiguous' | 'time' | 'amount'
  at: number
  column: number
}

const MOST_ROWS = 50_000
const NO_AMOUNT = /^[-–—]?$/
const TIME = /^([01]?\d|2[0-3])[:.]([0-5]\d)(?:[:.][0-5]\d)?(?:\s*น\.?)?$/
const MASKED = /(?<![\p{L}\d])(?:[xX*][xX*-]*|[xX*]+\s)(\d{3,6})(?!\d)/u

/**
 * Reads the rows of a bank statement from the texts of its cells. Amounts may have Thai digits, commas and ฿. Years may be
 * Buddhist. Rows without a day or without an amount, as of totals, are left out. Returns the rows or the first cell that
 * cannot be read.
 */
export function readStatement(
  sheet: readonly (readonly string[])[],
  columns: StatementColumns,
): { rows: StatementRow[] } | { fault: StatementFault } {
  if (sheet.length > MOST_ROWS) return { fault: { code: 'rows', at: MOST_ROWS, column: 0 } }
  const rows: StatementRow[] = []
  for (const [at, cells] of sheet.entries()) {
    const read = at < columns.firstRow ? null : rowOf(cells, at, columns)
    if (read && 'fault' in read) return read
    if (read) rows.push(read)
  }
  return { rows }
}

/**
 * Proves that a statement is complete: each balance is the one before, plus the deposit, less the withdrawal, in either
 * order of time. Returns the place of the first row where it is not, or null. A row without a balance is not proved.
 */
export function balanceBreak(rows: readonly StatementRow[]): number | null {
  const oldestFirst = breakIn(rows)
  const newestFirst = breakIn(rows.toReversed())
  if (oldestFirst === null || newestFirst === null) return null
  const fromEnd = rows.length - 1 - newestFirst
  const isNewestFirst = rows[0]!.day > rows.at(-1)!.day
  return isNewestFirst ? fromEnd : oldestFirst
}

/** Returns the masked account in a text as `x1234`, with the digits that the bank shows, or null if there is none. */
export function maskedAccount(text: string): string | null {
  const digits = MASKED.exec(arabicDigits(text))?.[1]
  return digits === undefined ? null : `x${digits}`
}

function rowOf(
  cells: readonly string[],
  at: number,
  columns: StatementColumns,
): StatementRow | { fault: StatementFault } | null {
  const text = (column: number | undefined) => (column === undefined ? '' : (cells[column] ?? '').trim())
  const fault = (code: StatementFault['code'], column: number) => ({ fault: { code, at, column } })
  const amounts = amountsOf(text, columns)
  if ('column' in amounts) return text(columns.day) === '' ? null : fault('amount', amounts.column)
  const { withdrawal, deposit, balance } = amounts
  if (text(columns.day) === '' || (withdrawal === 0 && deposit === 0)) return null
  const read = dayAndTime(text(columns.day))
  if ('fault' in read) return fault(read.fault === 'none' ? 'day' : 'ambiguous', columns.day)
  const clock = text(columns.time)
  const time = clock === '' ? read.time : timeIn(clock)
  if (clock !== '' && time === null) return fault('time', columns.time ?? 0)
  const description = text(columns.description)
  return {
    ...{ at, day: read.day, time, description, reference: text(columns.reference) },
    ...{ withdrawal, deposit, balance, payerAccount: maskedAccount(description) },
  }
}

/** Returns the amounts of a row without signs of withdrawals, or the first column with another text. */
function amountsOf(
  text: (column: number | undefined) => string,
  columns: StatementColumns,
): { column: number } | Pick<StatementRow, 'withdrawal' | 'deposit' | 'balance'> {
  const [withdrawal, deposit, balance] = [columns.withdrawal, columns.deposit, columns.balance].map((column) =>
    amountIn(text(column)),
  )
  if (withdrawal === undefined) return { column: columns.withdrawal ?? 0 }
  if (deposit === undefined || (deposit ?? 0) < 0) return { column: columns.deposit }
  if (balance === undefined) return { column: columns.balance ?? 0 }
  return { withdrawal: Math.abs(withdrawal ?? 0), deposit: deposit ?? 0, balance }
}

/** Returns null for an empty cell and undefined for one that is no amount. */
function amountIn(text: string): number | null | undefined {
  if (NO_AMOUNT.test(text)) return null
  const amount = readBaht(text)
  return amount === null || !isBaht(amount) ? undefined : amount
}

function dayAndTime(text: string): { day: string; time: string | null } | { fault: 'none' | 'ambiguous' } {
  const alone = readThaiDay(text)
  if ('day' in alone) return { day: alone.day, time: null }
  const read = readThaiInstant(text)
  if ('fault' in read) return read
  const instant = Date.parse(read.instant)
  return { day: bangkokDay(instant), time: bangkokTime(instant) }
}

function timeIn(text: string): string | null {
  const [, hours, minutes] = TIME.exec(arabicDigits(text)) ?? []
  return hours === undefined ? null : `${hours.padStart(2, '0')}:${minutes}`
}

function breakIn(rows: readonly StatementRow[]): number | null {
  let before: number | null = null
  for (const [at, { balance, deposit, withdrawal }] of rows.entries()) {
    if (before !== null && balance !== null && balance !== addBaht(before, deposit, -withdrawal)) return at
    before = balance
  }
  return null
}
