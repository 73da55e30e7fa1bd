import { createHash } from 'node:crypto'

import { expect, test } from 'vitest'

import { encode874 } from '#domain/spreadsheet/encode-874.ts'

import { type BankFile, type BankFileRow, CROSS_BANK_LAYOUT } from './layout.ts'
import { type BankFileFault, readBankFile } from './read-bank-file.ts'
import { reversalsOf, rowKeys } from './row-key.ts'
import { writeBankFile } from './write-bank-file.ts'

const ACCOUNT = { bank: '004', account: '1234567890' }

const row = (more: Partial<BankFileRow> = {}): BankFileRow => ({
  ...{ day: '2026-11-27', time: '09:30:15', payer: 'SOMCHAI', ref1: '2569000001', ref2: 'INV001', ref3: '' },
  ...{ branch: '0001', teller: '0000', kind: 'credit', transaction: 'CSH', cheque: '0000000', amount: 700 },
  ...{ billerId: '099400016550101', sendingBank: '014' },
  ...more,
})

const fileOf = (...rows: BankFileRow[]): BankFile => ({
  ...ACCOUNT,
  ...{ companyName: 'WICHA', serviceCode: 'WICHA', day: '2026-11-27', rows },
})

const textOf = (file: BankFile) => new TextDecoder('windows-874').decode(writeBankFile(file))
const readText = (text: string) => readBankFile(encode874(text), ACCOUNT)

test('the file of the published form is written byte for byte and read again', () => {
  const bytes = writeBankFile(fileOf(row()))
  expect(bytes).toHaveLength(774)
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(
    'feec2b8d16557c476e86ec005457efbf4764b119b8e999068a13d10ac0923cce',
  )
  expect(readBankFile(bytes, ACCOUNT)).toEqual({ file: fileOf(row()) })
})

test('Thai names, reversals and many rows are read again', () => {
  const rows = [
    row({ payer: 'นางสาวสมหญิง ใจดี', amount: 3149.99, ref3: 'SCB' }),
    row({ kind: 'debit', amount: 0.01 }),
    ...Array.from({ length: 998 }, (_, at) => row({ ref1: String(690_000_000_000 + at), time: '23:59:59' })),
  ]
  expect(readBankFile(writeBankFile(fileOf(...rows)), ACCOUNT)).toEqual({ file: fileOf(...rows) })
  expect(readBankFile(writeBankFile(fileOf()), ACCOUNT)).toEqual({ file: fileOf() })
})

test('a Buddhist year is read, and lines may end in LF alone', () => {
  const text = textOf(fileOf(row())).replaceAll('27112026', '27112569').replaceAll('\r\n', '\n')
  expect(readText(text)).toEqual({ file: fileOf(row()) })
  expect(readText(text.trimEnd())).toHaveProperty('fault.code', 'length')
  expect(readText(text.replace(/\n$/, ''))).toEqual({ file: fileOf(row()) })
})

const GOOD = textOf(fileOf(row(), row({ kind: 'debit', amount: 50 })))
const replaced = (line: number, from: number, letters: string) =>
  GOOD.split('\r\n')
    .map((each, at) => (at === line - 1 ? each.slice(0, from) + letters + each.slice(from + letters.length) : each))
    .join('\r\n')
const without = (line: number) =>
  GOOD.split('\r\n')
    .filter((_, at) => at !== line - 1)
    .join('\r\n')

test.each<[BankFileFault['code'], number, string]>([
  ['empty', 1, ''],
  ['length', 1, '\r\n'],
  ['length', 1, '\ufeffhello'],
  ['length', 2, GOOD.replace('SOMCHAI   ', 'SOMCHAI')],
  ['length', 5, `${GOOD}\r\n`],
  ['length', 5, `${GOOD}\u001a`],
  ['letters', 2, replaced(2, 40, '\0')],
  ['letters', 2, replaced(2, 40, '\t')],
  ['sequence', 1, without(1)],
  ['sequence', 2, without(2)],
  ['sequence', 2, replaced(2, 1, '000003')],
  ['sequence', 2, replaced(2, 1, '     x')],
  ['account', 1, replaced(1, 10, '1234567891')],
  ['account', 3, replaced(3, 10, '9')],
  ['account', 2, replaced(2, 7, '014')],
  ['header', 1, replaced(1, 0, 'D')],
  ['trailer', 3, without(4)],
  ['trailer', 1, `${GOOD.slice(0, 256)}\r\n`],
  ['type', 3, replaced(3, 0, 'T')],
  ['type', 2, replaced(2, 0, 'X')],
  ['value', 1, replaced(1, 60, '31022026')],
  ['value', 2, replaced(2, 20, '00112026')],
  ['value', 2, replaced(2, 28, '240000')],
  ['value', 2, replaced(2, 152, 'X')],
  ['value', 2, replaced(2, 163, '0000000700.00')],
  ['value', 2, replaced(2, 163, '           -1')],
  ['value', 2, replaced(2, 163, '9999999999999')],
  ['value', 4, replaced(4, 52, '      ')],
  ['count', 4, replaced(4, 52, '000002')],
  ['count', 4, replaced(4, 33, '000000')],
  ['sum', 4, replaced(4, 39, '0000000070001')],
  ['sum', 4, replaced(4, 20, '0000000004999')],
  ['sum', 4, replaced(2, 163, '0000000070001')],
])('a file is refused for its %s in line %i', (code, line, text) => {
  expect(readText(text)).toEqual({ fault: { code, line } })
})

test('a file in UTF-8 is refused, because its lines are longer', () => {
  const text = textOf(fileOf(row({ payer: 'สมชาย' })))
  expect(readBankFile(new TextEncoder().encode(text), ACCOUNT)).toEqual({ fault: { code: 'length', line: 2 } })
})

test('a file of more than 32 MB is refused before it is read', () => {
  expect(readBankFile(new Uint8Array(33 * 1024 * 1024), ACCOUNT)).toEqual({ fault: { code: 'size', line: 1 } })
})

test('an account has its own layout', () => {
  const layout = {
    ...CROSS_BANK_LAYOUT,
    amountUnit: 'baht' as const,
    detail: { ...CROSS_BANK_LAYOUT.detail, ref1: [104, 124, 'spaces'], ref2: [84, 104, 'spaces'] } as const,
  }
  const bytes = writeBankFile(fileOf(row()), layout)
  expect(readBankFile(bytes, ACCOUNT, layout)).toEqual({ file: fileOf(row()) })
  expect(readBankFile(bytes, ACCOUNT)).toHaveProperty('file.rows.0.ref1', 'INV001')
  expect(() => writeBankFile(fileOf(row({ amount: 0.5 })), layout)).toThrow(RangeError)
})

test.each([row({ ref1: '1'.repeat(21) }), row({ payer: 'ก'.repeat(51) }), row({ amount: -1 }), row({ amount: 1.005 })])(
  'a value that does not fit is not written: %j',
  (bad) => {
    expect(() => writeBankFile(fileOf(bad))).toThrow(RangeError)
  },
)

test('a row has the same key in another file, and equal rows have their own', () => {
  const [first, other] = [row(), row({ amount: 50 })]
  const hour = rowKeys(fileOf(first, first, other))
  const day = rowKeys(fileOf(row({ ref1: '1' }), first, other, first))
  expect(new Set(hour).size).toBe(3)
  expect(day.slice(1).toSorted()).toEqual(hour.toSorted())
  expect(rowKeys({ ...fileOf(first), account: '1234567891' })).not.toEqual(hour.slice(0, 1))
})

test('a debit reverses the last open credit of the same references and amount', () => {
  const debit = row({ kind: 'debit' })
  const rows = [debit, row(), row({ amount: 50 }), row(), debit, debit, debit]
  expect([...reversalsOf(rows)]).toEqual([
    [0, null],
    [4, 3],
    [5, 1],
    [6, null],
  ])
})
