import { encode874 } from '#domain/spreadsheet/encode-874.ts'

import { toSatang } from '../baht.ts'
import { type BankFile, type BankFileLayout, type BankFileRow, CROSS_BANK_LAYOUT, type FieldPlace } from './layout.ts'

/**
 * Writes a bill payment file as a bank does, in windows-874, for trials and the demo. Throws a RangeError for a value
 * that does not fit into its field.
 */
export function writeBankFile(file: BankFile, layout: BankFileLayout = CROSS_BANK_LAYOUT): Uint8Array {
  const lines = [
    line(layout, layout.header, {
      companyName: file.companyName,
      day: dayDigits(file.day),
      serviceCode: file.serviceCode,
    }),
    ...file.rows.map((row) => line(layout, layout.detail, detailOf(row, layout))),
    line(layout, layout.trailer, trailerOf(file.rows, layout)),
  ]
  const text = lines.map((letters, at) => {
    const type = at === 0 ? 'H' : at === lines.length - 1 ? 'T' : 'D'
    put(letters, layout.everyLine, { type, sequence: String(at + 1), bank: file.bank, account: file.account })
    return `${letters.join('')}\r\n`
  })
  return encode874(text.join(''))
}

function line(layout: BankFileLayout, places: Record<string, FieldPlace>, values: Record<string, string>): string[] {
  const letters = Array<string>(layout.length).fill(' ')
  put(letters, places, values)
  return letters
}

function put(letters: string[], places: Record<string, FieldPlace>, values: Record<string, string>): void {
  for (const [name, [from, to, fill]] of Object.entries(places)) {
    const [value, length] = [values[name] ?? '', to - from]
    if (value.length > length) throw new RangeError(`${name} has more than ${length} letters`)
    letters.splice(from, length, ...(fill === 'zeros' ? value.padStart(length, '0') : value.padEnd(length)))
  }
}

function detailOf(row: BankFileRow, layout: BankFileLayout): Record<string, string> {
  const kind = row.kind === 'credit' ? 'C' : 'D'
  const time = row.time.replaceAll(':', '')
  return { ...row, kind, time, day: dayDigits(row.day), amount: amountDigits(toSatang(row.amount), layout) }
}

function trailerOf(rows: readonly BankFileRow[], layout: BankFileLayout): Record<string, string> {
  const [debits, credits] = (['debit', 'credit'] as const).map((kind) => rows.filter((row) => row.kind === kind))
  const sum = (group: readonly BankFileRow[]) => group.reduce((total, { amount }) => total + toSatang(amount), 0)
  return {
    ...{ debits: amountDigits(sum(debits!), layout), debitCount: String(debits!.length) },
    ...{ credits: amountDigits(sum(credits!), layout), creditCount: String(credits!.length) },
  }
}

function amountDigits(satang: number, { amountUnit }: BankFileLayout): string {
  const amount = amountUnit === 'baht' ? satang / 100 : satang
  if (!Number.isInteger(amount) || amount < 0)
    throw new RangeError(`cannot be written in ${amountUnit}: ${satang} satang`)
  return String(amount)
}

const dayDigits = (day: string) => day.slice(8, 10) + day.slice(5, 7) + day.slice(0, 4)
