import { expect, test } from 'vitest'

import {
  balanceBreak,
  maskedAccount,
  readStatement,
  type StatementColumns,
  type StatementFault,
  type StatementRow,
} from './statement.ts'

const COLUMNS: StatementColumns = {
  ...{ firstRow: 1, day: 0, time: 1, description: 4, withdrawal: 6, deposit: 7, balance: 8 },
}
const HEAD = ['DATE', 'TIME', 'TRANSACTION', 'CHANNEL', 'DESCRIPTION', 'CHQ NO.', 'WITHDRAWAL', 'DEPOSIT', 'BALANCE']

const cells = (day: string, time: string, description: string, [out, into, balance]: [string, string, string]) => [
  ...[day, time, 'X1', 'ENET', description, '', out, into, balance],
]

const FIRST = cells('27/11/2569', '09:30', 'รับโอนจาก SCB x1234 นายสมชาย', ['', '700.00', '10,700.00'])
const SECOND = cells('27/11/2569', '10.05 น.', 'ค่าธรรมเนียม', ['15.00', '-', '10,685.00'])
const THIRD = cells('๒๘/๑๑/๒๕๖๙', '', 'โอนเงิน', ['', '๓,๑๔๙.๙๙', '฿13,834.99'])

const rowsOf = (...sheet: string[][]): StatementRow[] => {
  const read = readStatement([HEAD, ...sheet], COLUMNS)
  if ('fault' in read) throw new Error(JSON.stringify(read.fault))
  return read.rows
}

test('a statement is read with Thai digits, commas and Buddhist years', () => {
  expect(rowsOf(FIRST, SECOND, THIRD)).toEqual([
    {
      ...{ at: 1, day: '2026-11-27', time: '09:30', description: 'รับโอนจาก SCB x1234 นายสมชาย', reference: '' },
      ...{ withdrawal: 0, deposit: 700, balance: 10_700, payerAccount: 'x1234' },
    },
    {
      ...{ at: 2, day: '2026-11-27', time: '10:05', description: 'ค่าธรรมเนียม', reference: '' },
      ...{ withdrawal: 15, deposit: 0, balance: 10_685, payerAccount: null },
    },
    {
      ...{ at: 3, day: '2026-11-28', time: null, description: 'โอนเงิน', reference: '' },
      ...{ withdrawal: 0, deposit: 3149.99, balance: 13_834.99, payerAccount: null },
    },
  ])
})

test('rows of opening balances, totals and nothing are left out', () => {
  const opening = cells('27/11/2569', '', 'ยอดยกมา', ['', '', '10,000.00'])
  const total = cells('', '', 'รวม', ['15.00', '3,849.99', ''])
  const note = ['หมายเหตุ', '', '', '', '', '', '', '', '']
  expect(rowsOf(opening, FIRST, [], total, note)).toHaveLength(1)
})

test('a day may carry its time, and few columns suffice', () => {
  const sheet = [['27/11/2569 09:30', '700', 'REF9']]
  expect(readStatement(sheet, { firstRow: 0, day: 0, deposit: 1, reference: 2 })).toMatchObject({
    rows: [{ day: '2026-11-27', time: '09:30', deposit: 700, balance: null, reference: 'REF9' }],
  })
})

test('a withdrawal may be written as a negative amount', () => {
  expect(rowsOf(cells('27/11/2569', '', 'ถอน', ['-15.00', '', '']))).toMatchObject([{ withdrawal: 15, deposit: 0 }])
})

test.each<[StatementFault['code'], number, string[]]>([
  ['day', 0, cells('31/02/2569', '', '', ['', '700', ''])],
  ['day', 0, cells('เมื่อวาน', '', '', ['', '700', ''])],
  ['ambiguous', 0, cells('27/11/26', '', '', ['', '700', ''])],
  ['time', 1, cells('27/11/2569', '25:00', '', ['', '700', ''])],
  ['amount', 7, cells('27/11/2569', '', '', ['', '7OO', ''])],
  ['amount', 7, cells('27/11/2569', '', '', ['', '700.005', ''])],
  ['amount', 7, cells('27/11/2569', '', '', ['', '-700', ''])],
  ['amount', 7, cells('27/11/2569', '', '', ['', '7.0E+2', ''])],
  ['amount', 7, cells('27/11/2569', '', '', ['', '=1+1', ''])],
  ['amount', 6, cells('27/11/2569', '', '', ['1,00', '', ''])],
  ['amount', 8, cells('27/11/2569', '', '', ['', '700', 'x'])],
])('an unreadable %s in column %i is named', (code, column, bad) => {
  expect(readStatement([HEAD, FIRST, bad], COLUMNS)).toEqual({ fault: { code, at: 2, column } })
})

test('a sheet of more than 50,000 rows is refused', () => {
  const sheet = Array<string[]>(50_001).fill([])
  expect(readStatement(sheet, COLUMNS)).toHaveProperty('fault.code', 'rows')
})

test('the balances prove a statement in either order', () => {
  expect(balanceBreak(rowsOf(FIRST, SECOND, THIRD))).toBeNull()
  expect(balanceBreak(rowsOf(THIRD, SECOND, FIRST))).toBeNull()
  expect(balanceBreak(rowsOf(FIRST))).toBeNull()
  expect(balanceBreak([])).toBeNull()
})

test('the first row where the balances break is named', () => {
  const later = cells('29/11/2569', '', '', ['', '1.00', '13,835.99'])
  expect(balanceBreak(rowsOf(FIRST, THIRD, later))).toBe(1)
  expect(balanceBreak(rowsOf(later, THIRD, FIRST))).toBe(1)
  expect(balanceBreak(rowsOf(FIRST, SECOND, SECOND, THIRD))).toBe(2)
})

test('a row without a balance is not proved', () => {
  expect(balanceBreak(rowsOf(FIRST, cells('27/11/2569', '', '', ['', '1', '']), THIRD))).toBeNull()
})

test.each([
  ['รับโอนจาก SCB x1234', 'x1234'],
  ['KBANK X-1234 สมชาย', 'x1234'],
  ['xxx-x-x1234-x', 'x1234'],
  ['****5678', 'x5678'],
  ['จาก x๑๒๓๔', 'x1234'],
  ['1234567890', null],
  ['EX1234', null],
  ['', null],
])('%j names the account %s', (text, account) => {
  expect(maskedAccount(text)).toBe(account)
})
