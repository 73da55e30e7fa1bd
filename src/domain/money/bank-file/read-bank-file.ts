import { dayOf } from '#domain/thai-calendar/day.ts'

import { fromSatang, toSatang } from '../baht.ts'
import { type BankFile, type BankFileLayout, type BankFileRow, CROSS_BANK_LAYOUT, type FileAccount } from './layout.ts'

/** Why a whole file is refused. `line` counts from 1. */
export interface BankFileFault {
  code:
    | ('empty' | 'size' | 'length' | 'letters' | 'type' | 'sequence' | 'account')
    | ('header' | 'trailer' | 'value' | 'count' | 'sum')
  line: number
}

type Fields<Places> = Record<keyof Places, string>

const MOST_BYTES = 32 * 1024 * 1024
const MOST_SATANG = 999_999_999_999
const FIRST_BUDDHIST = 2400
/** An earlier year is another text at the place of the day. */
const FIRST_YEAR = 1900
// oxlint-disable-next-line no-control-regex -- a file with control letters is damaged
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/
const KINDS: Readonly<Record<string, BankFileRow['kind']>> = { C: 'credit', D: 'debit' }

/**
 * Reads a bill payment file of a bank account from its bytes in windows-874. The whole file is refused with the first
 * fault: a line of another length, a gap in the sequence, another account, a value that cannot be, no trailer, or sums
 * and counts that differ. A year from 2400 is Buddhist.
 */
export function readBankFile(
  bytes: Uint8Array,
  account: FileAccount,
  layout: BankFileLayout = CROSS_BANK_LAYOUT,
): { file: BankFile } | { fault: BankFileFault } {
  if (bytes.length === 0) return { fault: { code: 'empty', line: 1 } }
  if (bytes.length > MOST_BYTES) return { fault: { code: 'size', line: 1 } }
  const lines = new TextDecoder('windows-874').decode(bytes).split(/\r?\n/)
  if (lines.at(-1) === '') lines.pop()
  const fault = linesFault(lines, account, layout)
  if (fault) return { fault }
  const header = fieldsOf(lines[0]!, layout.header)
  const day = dayIn(header.day)
  if (day === null) return { fault: { code: 'value', line: 1 } }
  const rows: BankFileRow[] = []
  for (const [index, line] of lines.slice(1, -1).entries()) {
    const row = rowOf(line, layout)
    if (!row) return { fault: { code: 'value', line: index + 2 } }
    rows.push(row)
  }
  const total = totalFault(rows, fieldsOf(lines.at(-1)!, layout.trailer), layout)
  if (total) return { fault: { code: total, line: lines.length } }
  return { file: { ...account, companyName: header.companyName, serviceCode: header.serviceCode, day, rows } }
}

function linesFault(lines: readonly string[], account: FileAccount, layout: BankFileLayout): BankFileFault | null {
  for (const [index, line] of lines.entries()) {
    const code = lineFault(line, index, account, layout)
    if (code) return { code, line: index + 1 }
  }
  const types = lines.map((line) => fieldsOf(line, layout.everyLine).type)
  if (types[0] !== 'H') return { code: 'header', line: 1 }
  if (types.length < 2 || types.at(-1) !== 'T') return { code: 'trailer', line: lines.length }
  const other = types.slice(1, -1).findIndex((type) => type !== 'D')
  return other < 0 ? null : { code: 'type', line: other + 2 }
}

function lineFault(
  line: string,
  index: number,
  account: FileAccount,
  layout: BankFileLayout,
): BankFileFault['code'] | null {
  if (line.length !== layout.length) return 'length'
  if (CONTROL.test(line)) return 'letters'
  const fields = fieldsOf(line, layout.everyLine)
  if (!/^\d+$/.test(fields.sequence) || Number(fields.sequence) !== index + 1) return 'sequence'
  return fields.bank === account.bank && fields.account === account.account ? null : 'account'
}

function rowOf(line: string, layout: BankFileLayout): BankFileRow | null {
  const { day: written, time: clock, kind: letter, amount: digits, ...texts } = fieldsOf(line, layout.detail)
  const [day, time, kind, satang] = [dayIn(written), timeIn(clock), KINDS[letter], satangIn(digits, layout)]
  if (day === null || time === null || kind === undefined || satang === null) return null
  const { payer, ref1, ref2, ref3, branch, teller, transaction, cheque, billerId, sendingBank } = texts
  return {
    ...{ day, time, payer, ref1, ref2, ref3, branch, teller, kind, transaction, cheque },
    ...{ amount: fromSatang(satang), billerId, sendingBank },
  }
}

function totalFault(
  rows: readonly BankFileRow[],
  trailer: Fields<BankFileLayout['trailer']>,
  layout: BankFileLayout,
): 'value' | 'count' | 'sum' | null {
  const written = [trailer.debits, trailer.credits].map((digits) => satangIn(digits, layout))
  const counts = [trailer.debitCount, trailer.creditCount]
  if (written.includes(null) || !counts.every((digits) => /^\d+$/.test(digits))) return 'value'
  const groups = (['debit', 'credit'] as const).map((kind) => rows.filter((row) => row.kind === kind))
  if (groups.some((group, at) => group.length !== Number(counts[at]))) return 'count'
  const sums = groups.map((group) => group.reduce((sum, { amount }) => sum + toSatang(amount), 0))
  return sums.some((sum, at) => sum !== written[at]) ? 'sum' : null
}

function fieldsOf<Places extends Record<keyof Places, readonly [number, number, string]>>(
  line: string,
  places: Places,
): Fields<Places> {
  const entries = Object.entries<readonly [number, number, string]>(places)
  return Object.fromEntries(entries.map(([name, [from, to]]) => [name, line.slice(from, to).trim()])) as Fields<Places>
}

function dayIn(text: string): string | null {
  const [, day, month, written] = /^(\d{2})(\d{2})(\d{4})$/.exec(text) ?? []
  const year = Number(written) - (Number(written) >= FIRST_BUDDHIST ? 543 : 0)
  return year < FIRST_YEAR ? null : dayOf({ year, month: Number(month), day: Number(day) })
}

function timeIn(text: string): string | null {
  const [, hours, minutes, seconds] = /^([01]\d|2[0-3])([0-5]\d)([0-5]\d)$/.exec(text) ?? []
  return hours === undefined ? null : `${hours}:${minutes}:${seconds}`
}

function satangIn(text: string, { amountUnit }: BankFileLayout): number | null {
  const satang = /^\d+$/.test(text) ? Number(text) * (amountUnit === 'baht' ? 100 : 1) : null
  return satang === null || satang > MOST_SATANG ? null : satang
}
